import type { Offer, OfferTerms } from '@/features/deals/deals-api';
import { FEE_FIELDS } from '@/features/deals/format-offer';
import { readDecimal, readPence, typedPence } from '@/shared/lib/typed-figures';

/** What the form holds: every field as text. Its names are the server's, so that what it says finds its field. */
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
    | 'conditions',
    string
  >
>;

const typed = (pence: number): string => (pence === 0 ? '' : typedPence(pence));

export const offerValues = (offer: Offer | null): OfferValues => ({
  kind: offer?.kind ?? 'indicative',
  amountPence: offer ? typed(offer.amountPence) : '',
  termMonths: `${offer?.termMonths ?? ''}`,
  rateKind: offer?.rateKind ?? 'annual',
  rate: `${offer?.rate ?? ''}`,
  repayment: offer?.repayment ?? 'amortising',
  arrangementFeePence: typed(offer?.arrangementFeePence ?? 0),
  brokerFeePence: typed(offer?.brokerFeePence ?? 0),
  otherFeesPence: typed(offer?.otherFeesPence ?? 0),
  exitFeePence: typed(offer?.exitFeePence ?? 0),
  expiresOn: offer?.expiresOn ?? '',
  conditions: offer?.conditions ?? '',
});

const penceOrNone = (text: string): number | null => (text.trim() === '' ? 0 : readPence(text));

export const NO_AMOUNT = 'Enter an amount in pounds, such as 2,500 or 2,500.50';

/** Only what cannot be sent as a number; whether it is an offer, the server says. */
export const errorsIn = (values: OfferValues): Partial<OfferValues> => ({
  ...(!readPence(values.amountPence) && { amountPence: NO_AMOUNT }),
  ...(readDecimal(values.rate) === null && { rate: 'Enter the rate as a number, such as 8.95' }),
  ...(values.termMonths.trim() !== '' &&
    readDecimal(values.termMonths) === null && { termMonths: 'Enter a whole number of months, such as 60' }),
  ...(values.termMonths.trim() === '' &&
    values.repayment !== 'revolving' && { termMonths: 'Say for how many months the offer is' }),
  ...Object.fromEntries(
    FEE_FIELDS.filter((fee) => penceOrNone(values[fee]) === null).map((fee) => [fee, NO_AMOUNT]),
  ),
});

/** Null where something cannot be sent as a number yet. */
export const termsIn = (values: OfferValues): OfferTerms | null => {
  if (Object.keys(errorsIn(values)).length > 0) return null;
  return {
    amountPence: readPence(values.amountPence) ?? 0,
    termMonths: readDecimal(values.termMonths),
    rateKind: values.rateKind as OfferTerms['rateKind'],
    rate: readDecimal(values.rate) ?? 0,
    repayment: values.repayment as OfferTerms['repayment'],
    arrangementFeePence: penceOrNone(values.arrangementFeePence),
    brokerFeePence: penceOrNone(values.brokerFeePence),
    otherFeesPence: penceOrNone(values.otherFeesPence),
    exitFeePence: penceOrNone(values.exitFeePence),
  };
};
