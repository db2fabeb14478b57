import type { ComparableOffer } from '@/features/deals/deals-api';
import {
  decideBy,
  feesOf,
  monthlyPayment,
  pounds,
  formatRate,
  formatRepayment,
  formatTerm,
  yearlyCost,
} from '@/features/deals/format-offer';

type BestLabel = 'lowest' | 'highest' | 'latest';

interface OfferRow {
  readonly name: string;
  readonly show: (offer: ComparableOffer) => string;
  /** Absent if no value is better for the borrower. */
  readonly best?: {
    readonly label: BestLabel;
    /** Null if the offer has no comparable figure. */
    readonly value: (offer: ComparableOffer) => number | null;
    /** Offers are comparable only with an equal basis; absent if all are. */
    readonly basis?: (offer: ComparableOffer) => string;
  };
  readonly large?: true;
}

/** The rows of a comparison, with the best figure for the borrower: the same for staff and client. */
export const OFFER_ROWS: readonly OfferRow[] = [
  {
    name: 'Total cost',
    show: ({ figures }) => pounds(figures.totalCostPence),
    best: { label: 'lowest', value: ({ figures }) => figures.totalCostPence },
    large: true,
  },
  {
    name: 'Yearly cost, fees included',
    show: ({ figures }) => yearlyCost(figures),
    best: { label: 'lowest', value: ({ figures }) => figures.effectiveAnnualRate },
    large: true,
  },
  {
    name: 'Amount',
    show: ({ amountPence }) => pounds(amountPence),
    best: { label: 'highest', value: ({ amountPence }) => amountPence },
  },
  { name: 'Term', show: formatTerm },
  {
    name: 'Rate',
    show: formatRate,
    // 6% flat costs more than 10% a year.
    best: { label: 'lowest', value: ({ rate }) => rate, basis: ({ rateKind }) => rateKind },
  },
  { name: 'Repayment', show: formatRepayment },
  {
    name: 'Each month',
    show: ({ figures }) => monthlyPayment(figures),
    // No payment before the end is not a low monthly payment.
    best: { label: 'lowest', value: ({ figures }) => figures.monthlyPaymentPence || null },
  },
  {
    name: 'With the last month',
    show: ({ figures }) => pounds(figures.finalPaymentPence),
    best: { label: 'lowest', value: ({ figures }) => figures.finalPaymentPence },
  },
  {
    name: 'Total to repay',
    show: ({ figures }) => pounds(figures.totalRepayablePence),
    best: { label: 'lowest', value: ({ figures }) => figures.totalRepayablePence },
  },
  {
    name: 'Fees',
    show: (offer) => pounds(feesOf(offer)),
    best: { label: 'lowest', value: feesOf },
  },
  {
    name: 'Decide by',
    show: decideBy,
    best: { label: 'latest', value: ({ expiresOn }) => (expiresOn === null ? null : Date.parse(expiresOn)) },
  },
  { name: 'Conditions', show: ({ conditions }) => conditions ?? 'None stated' },
];

/** The best value of a row; null if offers are not comparable, or all are equal. */
export const bestValue = ({ best }: OfferRow, offers: readonly ComparableOffer[]): number | null => {
  if (!best) return null;
  const compared = offers.filter((offer) => best.value(offer) !== null);
  if (best.basis && new Set(compared.map(best.basis)).size > 1) return null;
  const values = compared.map(best.value).filter((value) => value !== null);
  if (new Set(values).size < 2) return null;
  return best.label === 'lowest' ? Math.min(...values) : Math.max(...values);
};
