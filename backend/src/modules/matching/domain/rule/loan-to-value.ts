import type { MoneySpan } from '#kernel/money/money.js';
import { known } from '../panel/parsed.js';
import type { Facts } from './enquiry.js';

/** A stated LTV this far below the one that follows from amount and value is not believed. */
const TOLERANCE = 5;

export interface LoanToValue {
  readonly percent: number;
  /** The stated LTV, if amount and value contradict it. */
  readonly contradicts: number | null;
  /** The property's value, if the LTV follows from it and the amount. */
  readonly value: number | null;
}

/** How many points one percentage is above another, without floating-point noise. */
export const pointsAbove = (percent: number, other: number): number =>
  Math.round((percent - other) * 100) / 100;

const exactly = (span: MoneySpan | null): number | null =>
  span && !span.openEnded && span.from === span.to ? span.to : null;

const workedOut = (amount: MoneySpan | null, value: number | null): number | null =>
  amount && !amount.openEnded && value ? Math.round((amount.to * 1000) / value) / 10 : null;

/** The stated LTV, unless there is none or amount and value give a clearly higher one. */
export const loanToValue = ({ amount, propertyValue, statedLtv }: Facts): LoanToValue | null => {
  const value = exactly(propertyValue);
  const percent = workedOut(known(amount), value);
  if (percent !== null && (statedLtv === null || pointsAbove(percent, statedLtv) > TOLERANCE)) {
    return { percent, contradicts: statedLtv, value };
  }
  return statedLtv === null ? null : { percent: statedLtv, contradicts: null, value: null };
};
