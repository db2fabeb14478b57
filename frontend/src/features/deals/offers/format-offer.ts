import type { ComparableOffer, OfferFigures, OfferTerms, Submission } from '@/features/deals/deals-api';
import { longDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { formatPence } from '@/shared/lib/money';

export const ILLUSTRATIVE = 'Illustrative, to compare offers. Not an APR as the law defines it.';

export const RATE_KINDS: readonly { value: OfferTerms['rateKind']; label: string }[] = [
  { value: 'annual', label: '% a year' },
  { value: 'monthly', label: '% a month' },
  { value: 'flat', label: '% flat a year' },
  { value: 'factor', label: 'Factor (repaid for each £1)' },
];

export const REPAYMENTS: readonly { value: OfferTerms['repayment']; label: string }[] = [
  { value: 'amortising', label: 'Capital and interest monthly' },
  { value: 'interest_only', label: 'Interest only, capital at the end' },
  { value: 'rolled_up', label: 'Rolled up, all at the end' },
  { value: 'revolving', label: 'As drawn (revolving)' },
];

const RATES: Readonly<Record<OfferTerms['rateKind'], (rate: number) => string>> = {
  annual: (rate) => `${rate}% a year`,
  monthly: (rate) => `${rate}% a month`,
  flat: (rate) => `${rate}% flat a year`,
  factor: (rate) => `Factor ${rate}`,
};

export const formatRate = ({ rateKind, rate }: Pick<ComparableOffer, 'rateKind' | 'rate'>): string =>
  RATES[rateKind](rate);

export const formatRepayment = ({ repayment }: Pick<ComparableOffer, 'repayment'>): string =>
  REPAYMENTS.find(({ value }) => value === repayment)?.label ?? repayment;

export const formatTerm = ({ termMonths }: Pick<ComparableOffer, 'termMonths'>): string =>
  termMonths === null ? 'No fixed term' : counted(termMonths, 'month');

const FEE_FIELDS = ['arrangementFeePence', 'brokerFeePence', 'otherFeesPence', 'exitFeePence'] as const;

export const feesOf = (offer: Pick<ComparableOffer, (typeof FEE_FIELDS)[number]>): number =>
  FEE_FIELDS.reduce((sum, fee) => sum + offer[fee], 0);

export const formatOfferPence = (pence: number | null): string =>
  pence === null ? 'Depends on use' : formatPence(pence);

export const monthlyPayment = ({ monthlyPaymentPence }: OfferFigures): string =>
  monthlyPaymentPence === 0 ? 'Nothing before the end' : formatOfferPence(monthlyPaymentPence);

export const yearlyCost = ({ effectiveAnnualRate, totalCostPence }: OfferFigures): string => {
  if (effectiveAnnualRate !== null) return `${effectiveAnnualRate.toFixed(2)}%`;
  return totalCostPence === null ? 'Depends on use' : 'Fees exceed the amount';
};

export const decideBy = ({ expiresOn }: Pick<ComparableOffer, 'expiresOn'>): string =>
  expiresOn === null ? 'No expiry date' : longDate(expiresOn);

/** An offer's costs and expiry date on one line. */
export const costInBrief = (offer: ComparableOffer): string => {
  const { totalCostPence } = offer.figures;
  const cost = totalCostPence === null ? 'Cost depends on use' : `Total cost ${formatPence(totalCostPence)}`;
  return offer.expiresOn === null ? cost : `${cost} · Decide by ${longDate(offer.expiresOn)}`;
};

/** An offer on one line. */
export const offerInBrief = (offer: ComparableOffer): string =>
  [formatPence(offer.amountPence), formatTerm(offer), formatRate(offer)].join(' · ');

/** '£125,000 drawn on 12 March 2026 · Our commission £2,500 · Ends on 12 March 2031' */
export const formatCompletion = (completion: NonNullable<Submission['completion']>): string =>
  [
    `${formatPence(completion.drawnPence)} drawn on ${longDate(completion.completedOn)}`,
    `Our commission ${formatPence(completion.brokerCommissionPence)}`,
    completion.redeemedOn
      ? `Repaid early on ${longDate(completion.redeemedOn)}`
      : completion.endsOn && `Ends on ${longDate(completion.endsOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
