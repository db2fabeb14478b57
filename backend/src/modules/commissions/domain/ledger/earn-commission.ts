import type { CommissionTerms, VatTreatment } from './commission-terms.js';
import { formatPence, percentOf } from '#kernel/money/pence.js';

const VAT_PERCENT = 20;

export const vatOn = (amountPence: number, vat: VatTreatment): number =>
  vat === 'standard' ? percentOf(VAT_PERCENT, amountPence) : 0;

/** What terms are applied to: a completion, or a lender's later payment. */
export interface Earning {
  /** What the lender pays the broker. */
  readonly brokerCommissionPence: number;
  /** Null for a later payment, which draws nothing down. */
  readonly drawnPence: number | null;
}

/** Net and VAT in whole pence, and the calculation as a sentence for the ledger. */
export interface Earned {
  readonly amountPence: number;
  readonly vatPence: number;
  readonly how: string;
}

type Terms = Pick<CommissionTerms, 'basis' | 'percent' | 'fixedPence' | 'minimumPence' | 'capPence' | 'vat'>;

/**
 * A partner's commission from a completion or a later payment: one function for the ledger, expected commission and
 * worked examples. Minimum and cap apply to a submission as a whole, however many payments its lender makes.
 * @param before Earlier payments of the same submission, the completion first
 * @returns null if nothing is earned
 */
export const earnCommission = (
  terms: Terms,
  now: Earning,
  before: readonly Earning[] = [],
): Earned | null => {
  const amountPence = earnedInAll(terms, [...before, now]) - earnedInAll(terms, before);
  if (amountPence === 0) return null;
  return {
    amountPence,
    vatPence: vatOn(amountPence, terms.vat),
    how: sentenceOf(terms, now, before, amountPence),
  };
};

/** Whether each payment earns the same, whatever else the lender pays. */
export const earnsByPaymentAlone = ({ basis, minimumPence, capPence }: Terms): boolean =>
  basis === 'share' && minimumPence === null && capPence === null;

const basisOf = ({ basis }: Terms, { brokerCommissionPence, drawnPence }: Earning): number =>
  basis === 'share' ? brokerCommissionPence : (drawnPence ?? 0);

/** The percentages over a whole submission, before minimum and cap. */
const sharesOf = (terms: Terms, earnings: readonly Earning[]): number =>
  earnings.reduce((sum, earning) => sum + percentOf(terms.percent ?? 0, basisOf(terms, earning)), 0);

const earnedInAll = (terms: Terms, earnings: readonly Earning[]): number => {
  if (earnings.length === 0) return 0;
  if (terms.basis === 'fixed') return terms.fixedPence ?? 0;
  // Without commission there is no share, and no minimum either.
  if (earnings.every((earning) => basisOf(terms, earning) === 0)) return 0;
  return Math.min(Math.max(sharesOf(terms, earnings), terms.minimumPence ?? 0), terms.capPence ?? Infinity);
};

const sentenceOf = (terms: Terms, now: Earning, before: readonly Earning[], amountPence: number): string => {
  if (terms.basis === 'fixed') return `${formatPence(amountPence)} for the deal`;
  const share = `${terms.percent}% of ${formatPence(basisOf(terms, now))}`;
  if (sharesOf(terms, [now]) === amountPence) return share;
  const shares = sharesOf(terms, [...before, now]);
  if (shares > (terms.capPence ?? Infinity))
    return `${share}, with the cap of ${formatPence(terms.capPence ?? 0)} for the deal`;
  const minimum = `the minimum of ${formatPence(terms.minimumPence ?? 0)} for the deal`;
  return shares < (terms.minimumPence ?? 0) ? `${share}, with ${minimum}` : `${share}, beyond ${minimum}`;
};
