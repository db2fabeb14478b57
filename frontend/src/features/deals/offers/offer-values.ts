import { type InferType, object } from 'yup';
import type { Offer, OfferTerms } from '@/features/deals/deals-api';
import {
  amount,
  choice,
  dateOrNull,
  decimal,
  formSchema,
  type FormValues,
  text,
  textOrNull,
} from '@/shared/forms/rules/form-schema';
import { readDecimal, formatPenceForField } from '@/shared/lib/typed-figures';

const RATE = 'Enter the rate as a number, such as 8.95';

/** With the server's names, so that its errors find their fields; it parses amounts and checks the terms. */
const offer = object({
  kind: choice<Offer['kind']>('Kind of offer', 'indicative').required(),
  amountPence: amount('Amount (£)').required('Enter the amount'),
  rate: decimal('Rate', RATE).required(RATE),
  rateKind: choice<Offer['rateKind']>('The rate is', 'annual').required(),
  repayment: choice<Offer['repayment']>('Repayment', 'amortising').required(),
  termMonths: decimal('Term (months)', 'Enter a whole number of months, such as 60').when('repayment', {
    is: 'revolving',
    otherwise: (term) => term.required('Enter the term in months'),
  }),
  arrangementFeePence: amount('Arrangement fee (£)'),
  brokerFeePence: amount('Broker fee (£)'),
  otherFeesPence: amount('Other fees at the start (£)'),
  exitFeePence: amount('Exit fee (£)'),
  expiresOn: dateOrNull('Offer expires'),
  conditions: textOrNull('Conditions'),
  brokerCommissionPence: text('Our commission (£ or %)').test(
    'commission',
    'Enter an amount, or a percentage such as 2%',
    (typed, { parent }: { parent: CommissionFields }) => typed === '' || commissionIn(parent) !== null,
  ),
  brokerCommissionBasis: choice<Offer['brokerCommissionBasis']>('The commission is', 'likely'),
});

export const offerSchema = formSchema(offer);

export type OfferFields = InferType<typeof offer>;
export type OfferValues = FormValues<OfferFields>;

const typed = (pence: number): string => (pence === 0 ? '' : formatPenceForField(pence));

/** A new offer starts with the requested amount, and the term of the lender's previous offer. */
export const offerValues = (offer: Offer | null, askedPence: number | null = null, before?: Offer) => ({
  ...offer,
  amountPence: typed(offer?.amountPence ?? askedPence ?? 0),
  termMonths: (offer ?? before)?.termMonths,
  arrangementFeePence: typed(offer?.arrangementFeePence ?? 0),
  brokerFeePence: typed(offer?.brokerFeePence ?? 0),
  otherFeesPence: typed(offer?.otherFeesPence ?? 0),
  exitFeePence: typed(offer?.exitFeePence ?? 0),
  brokerCommissionPence:
    offer?.brokerCommissionPence == null ? '' : formatPenceForField(offer.brokerCommissionPence),
  brokerCommissionBasis: offer?.brokerCommissionBasis === 'confirmed' ? 'confirmed' : 'likely',
});

type CommissionFields = Readonly<Record<'amountPence' | 'brokerCommissionPence', string | null>>;

/** The typed commission: an amount, or a percentage of the loan. Null if it cannot be calculated. */
const commissionIn = ({ amountPence, brokerCommissionPence }: CommissionFields) => {
  const loan = readDecimal((amountPence ?? '').replace('£', ''));
  const figure = brokerCommissionPence ?? '';
  const typedFigure = readDecimal(figure.replace('£', ''));
  if (loan === null || loan === 0 || typedFigure === null) return null;
  const isPercent = figure.trim().endsWith('%');
  const pence = Math.round(isPercent ? typedFigure * loan : typedFigure * 100);
  return { pence, percent: Math.round((pence / loan) * 100) / 100 };
};

/** The commission both ways, for its field. */
export const commissionInWords = (values: CommissionFields): string => {
  const found = commissionIn(values);
  if (!found) return 'An amount, or a percentage such as 2%. Leave empty if not known yet.';
  return `£${formatPenceForField(found.pence)}, ${found.percent}% of the loan`;
};

/** In the API's format. */
export const commissionFrom = (
  fields: OfferFields,
): Pick<Offer, 'brokerCommissionPence' | 'brokerCommissionBasis'> => {
  const found = commissionIn(fields);
  return found
    ? { brokerCommissionPence: found.pence, brokerCommissionBasis: fields.brokerCommissionBasis }
    : { brokerCommissionPence: null, brokerCommissionBasis: 'unknown' };
};

export const offerTermsFrom = (fields: OfferFields): OfferTerms => ({
  amountPence: fields.amountPence,
  termMonths: fields.termMonths,
  rateKind: fields.rateKind,
  rate: fields.rate,
  repayment: fields.repayment,
  arrangementFeePence: fields.arrangementFeePence ?? 0,
  brokerFeePence: fields.brokerFeePence ?? 0,
  otherFeesPence: fields.otherFeesPence ?? 0,
  exitFeePence: fields.exitFeePence ?? 0,
});
