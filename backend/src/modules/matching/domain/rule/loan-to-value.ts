import type { MoneySpan } from '#kernel/money/money.js';
import { known } from '../panel/parsed.js';
import type { Facts } from './enquiry.js';

/** How far a stated LTV may lie below the one that amount and value come to before we stop believing it. */
const TOLERANCE = 5;

export interface LoanToValue {
  readonly percent: number;
  /** What was stated instead, when amount and value contradict it. */
  readonly contradicts: number | null;
  /** The property's value, when the percentage follows from it and the amount. */
  readonly value: number | null;
}

/** By how many points one percentage is above another; decimals as people write them, not as computers do. */
export const pointsAbove = (percent: number, other: number): number =>
  Math.round((percent - other) * 100) / 100;

const exactly = (span: MoneySpan | null): number | null =>
  span && !span.openEnded && span.from === span.to ? span.to : null;

const workedOut = (amount: MoneySpan | null, value: number | null): number | null =>
  amount && !amount.openEnded && value ? Math.round((amount.to * 1000) / value) / 10 : null;

/** The stated LTV, unless there is none or the amount and the property's value say it is clearly higher. */
export const loanToValue = ({ amount, propertyValue, statedLtv }: Facts): LoanToValue | null => {
  const value = exactly(propertyValue);
  const percent = workedOut(known(amount), value);
  if (percent !== null && (statedLtv === null || pointsAbove(percent, statedLtv) > TOLERANCE)) {
    return { percent, contradicts: statedLtv, value };
  }
  return statedLtv === null ? null : { percent: statedLtv, contradicts: null, value: null };
};
