import type { ComparableOffer } from '@/features/deals/deals-api';
import {
  decideBy,
  feesOf,
  monthlyPayment,
  formatOfferPence,
  formatRate,
  formatRepayment,
  formatTerm,
  yearlyCost,
} from '@/features/deals/offers/format-offer';

interface OfferRow {
  readonly name: string;
  readonly show: (offer: ComparableOffer) => string;
  /** Where the lowest is the best for the borrower; null if the offer has no such figure. */
  readonly lowest?: (offer: ComparableOffer) => number | null;
  readonly large?: true;
}

/** Costs can be compared only between offers that lend the same. */
const sameAmount = ({ amountPence }: ComparableOffer): string => String(amountPence);

/** What is shown of each offer, for staff and client alike: the first five decide, and a phone shows only them. */
export const OFFER_ROWS: readonly OfferRow[] = [
  { name: 'Amount', show: ({ amountPence }) => formatOfferPence(amountPence) },
  { name: 'Monthly payment', show: ({ figures }) => monthlyPayment(figures) },
  {
    name: 'Total cost',
    show: ({ figures }) => formatOfferPence(figures.totalCostPence),
    lowest: ({ figures }) => figures.totalCostPence,
    large: true,
  },
  {
    name: 'Yearly cost, fees included',
    show: ({ figures }) => yearlyCost(figures),
    lowest: ({ figures }) => figures.effectiveAnnualRate,
    large: true,
  },
  { name: 'Decide by', show: decideBy },
  { name: 'Term', show: formatTerm },
  { name: 'Rate', show: formatRate },
  { name: 'Repayment', show: formatRepayment },
  { name: 'Last payment', show: ({ figures }) => formatOfferPence(figures.finalPaymentPence) },
  { name: 'Total to repay', show: ({ figures }) => formatOfferPence(figures.totalRepayablePence) },
  { name: 'Fees', show: (offer) => formatOfferPence(feesOf(offer)) },
  { name: 'Conditions', show: ({ conditions }) => conditions ?? 'None stated' },
];

/** The number of deciding rows. */
export const DECIDING_ROWS = 5;

/** The row's lowest value; null if the offers cannot be compared by it, or all are equal. */
export const lowestValue = ({ lowest }: OfferRow, offers: readonly ComparableOffer[]): number | null => {
  if (!lowest || new Set(offers.map(sameAmount)).size > 1) return null;
  const values = offers.map(lowest).filter((value) => value !== null);
  return new Set(values).size < 2 ? null : Math.min(...values);
};
