import type { Offer, OfferTerms } from '@/features/deals/deals-api';
import { readDecimal, typedAmount, typedPence } from '@/shared/lib/typed-figures';

/** The form's values: every field as text, with the server's names, so that its errors find their fields. */
export type OfferValues = Readonly<
  Record<
    | 'kind'
    | 'amountPence'
    | 'termMonths'
    | 'rateKind'
    | 'rate'
    | 'repayment'
    | 'arrangementFeePence'
    | 'brokerFeePence'
    | 'otherFeesPence'
    | 'exitFeePence'
    | 'expiresOn'
    | 'conditions'
    | 'brokerCommissionPence'
    | 'brokerCommissionBasis',
    string
  >
>;

const typed = (pence: number): string => (pence === 0 ? '' : typedPence(pence));

/** A new offer starts with the requested amount, and the term of the lender's previous offer. */
export const offerValues = (
  offer: Offer | null,
  askedPence: number | null = null,
  before?: Offer,
): OfferValues => ({
  kind: offer?.kind ?? 'indicative',
  amountPence: typed(offer?.amountPence ?? askedPence ?? 0),
  termMonths: `${(offer ?? before)?.termMonths ?? ''}`,
  rateKind: offer?.rateKind ?? 'annual',
  rate: `${offer?.rate ?? ''}`,
  repayment: offer?.repayment ?? 'amortising',
  arrangementFeePence: typed(offer?.arrangementFeePence ?? 0),
  brokerFeePence: typed(offer?.brokerFeePence ?? 0),
  otherFeesPence: typed(offer?.otherFeesPence ?? 0),
  exitFeePence: typed(offer?.exitFeePence ?? 0),
  expiresOn: offer?.expiresOn ?? '',
  conditions: offer?.conditions ?? '',
  brokerCommissionPence: offer?.brokerCommissionPence == null ? '' : typedPence(offer.brokerCommissionPence),
  brokerCommissionBasis: offer?.brokerCommissionBasis === 'confirmed' ? 'confirmed' : 'likely',
});

/** The typed commission: an amount, or a percentage of the loan. Null if it cannot be calculated. */
const commissionIn = ({ amountPence, brokerCommissionPence }: OfferValues) => {
  const loan = readDecimal(amountPence.replace('£', ''));
  const typedFigure = readDecimal(brokerCommissionPence.replace('£', ''));
  if (loan === null || loan === 0 || typedFigure === null) return null;
  const isPercent = brokerCommissionPence.trim().endsWith('%');
  const pence = Math.round(isPercent ? typedFigure * loan : typedFigure * 100);
  return { pence, percent: Math.round((pence / loan) * 100) / 100 };
};

/** The commission both ways, for its field. */
export const commissionInWords = (values: OfferValues): string => {
  const found = commissionIn(values);
  if (!found) return 'An amount, or a percentage such as 2%. Leave empty if not known yet.';
  return `£${typedPence(found.pence)}, ${found.percent}% of the loan`;
};

/** In the API's format. */
export const commissionFrom = (
  values: OfferValues,
): Pick<Offer, 'brokerCommissionPence' | 'brokerCommissionBasis'> => {
  const found = commissionIn(values);
  return found
    ? {
        brokerCommissionPence: found.pence,
        brokerCommissionBasis: values.brokerCommissionBasis as Offer['brokerCommissionBasis'],
      }
    : { brokerCommissionPence: null, brokerCommissionBasis: 'unknown' };
};

/** Missing or invalid numbers; the server parses amounts and checks the terms. */
export const errorsIn = (values: OfferValues): Partial<OfferValues> => ({
  ...(values.brokerCommissionPence.trim() !== '' &&
    commissionIn(values) === null && {
      brokerCommissionPence: 'Enter an amount, or a percentage such as 2%',
    }),
  ...(typedAmount(values.amountPence) === null && { amountPence: 'Enter the amount' }),
  ...(readDecimal(values.rate) === null && { rate: 'Enter the rate as a number, such as 8.95' }),
  ...(values.termMonths.trim() !== '' &&
    readDecimal(values.termMonths) === null && { termMonths: 'Enter a whole number of months, such as 60' }),
  ...(values.termMonths.trim() === '' &&
    values.repayment !== 'revolving' && { termMonths: 'Enter the term in months' }),
});

/** Null while something is not a valid number. */
export const termsIn = (values: OfferValues): OfferTerms | null => {
  if (Object.keys(errorsIn(values)).length > 0) return null;
  return {
    amountPence: typedAmount(values.amountPence) ?? '',
    termMonths: readDecimal(values.termMonths),
    rateKind: values.rateKind as OfferTerms['rateKind'],
    rate: readDecimal(values.rate) ?? 0,
    repayment: values.repayment as OfferTerms['repayment'],
    arrangementFeePence: typedAmount(values.arrangementFeePence) ?? 0,
    brokerFeePence: typedAmount(values.brokerFeePence) ?? 0,
    otherFeesPence: typedAmount(values.otherFeesPence) ?? 0,
    exitFeePence: typedAmount(values.exitFeePence) ?? 0,
  };
};
