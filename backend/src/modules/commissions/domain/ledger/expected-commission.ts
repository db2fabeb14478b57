import { formatPence } from '#kernel/money/pence.js';
import type { CommissionTerms } from './commission-terms.js';
import { earnCommission, type Earned, type Earning } from './earn-commission.js';

/** A partner's commission if an offer completes; null amounts if they depend on what the lender pays the broker. */
export type ExpectedCommission = Omit<Earned, 'amountPence' | 'vatPence'> & {
  readonly amountPence: number | null;
  readonly vatPence: number | null;
};

/** @param terms Null if the case has none */
export const expectedCommission = (
  terms: CommissionTerms | null,
  offeredPence: number,
): ExpectedCommission => {
  if (!terms) return { amountPence: 0, vatPence: 0, how: 'No commission terms for this case' };
  if (terms.basis === 'share') {
    const how = `${terms.percent}% of the commission that the lender pays us`;
    return { amountPence: null, vatPence: null, how };
  }
  const drawn = { drawnPence: offeredPence, brokerCommissionPence: 0 };
  const none = { amountPence: 0, vatPence: 0, how: `No share of ${formatPence(offeredPence)}` };
  return earnCommission(terms, drawn) ?? none;
};

/** What a lender still has to pay for a completed deal. */
export interface AwaitedPayment {
  readonly lender: string;
  readonly openPence: number;
  /** From the completion. */
  readonly drawnPence: number | null;
  /** What the terms were applied to so far, oldest first. */
  readonly before: readonly Earning[];
}

/**
 * The partner's commission from it, under terms that pay when we are paid.
 * @param terms Null if the case has none
 */
export const awaitedCommission = (
  terms: CommissionTerms | null,
  { lender, openPence, drawnPence, before }: AwaitedPayment,
): ExpectedCommission => {
  const isFirst = before.every((earlier) => earlier.drawnPence === null);
  const payment = { brokerCommissionPence: openPence, drawnPence: isFirst ? drawnPence : null };
  const earned = terms && earnCommission(terms, payment, before);
  const { how, ...amounts } = earned ?? {
    amountPence: 0,
    vatPence: 0,
    how: `No further share of ${formatPence(openPence)}`,
  };
  return { ...amounts, how: `${how}. Waiting for ${lender} to pay us` };
};
