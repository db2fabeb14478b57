import { type InferType, object } from 'yup';
import type { NewTerms } from '@/features/commissions/staff/commission-terms-api';
import { amount, choice, choiceOrNull, decimal, formSchema, text } from '@/shared/forms/rules/form-schema';

export const BASES = [
  { value: 'share', label: 'A share of our commission' },
  { value: 'loan_percent', label: 'A percentage of the amount drawn down' },
  { value: 'fixed', label: 'A fixed amount for each deal' },
] as const;

export const PAY_WHEN = [
  { value: 'received', label: 'When the lender pays us' },
  { value: 'completed', label: 'At completion' },
] as const;

export const VAT = [
  { value: 'exempt', label: 'Exempt' },
  { value: 'standard', label: 'Standard rate, added' },
] as const;

const PERCENT = 'Enter a percentage, such as 20 or 0.5';
const isFixed = { is: 'fixed' } as const;

/** The server parses amounts and checks combinations. */
const terms = object({
  product: choiceOrNull<NonNullable<NewTerms['product']>>('Product'),
  basis: choice<NewTerms['basis']>('Paid', 'share'),
  percent: decimal('Percentage', PERCENT).when('basis', {
    ...isFixed,
    then: (percent) => percent.transform(() => null),
    otherwise: (percent) => percent.required(PERCENT),
  }),
  fixedPence: amount('Amount for each deal (£)').when('basis', {
    ...isFixed,
    then: (fixed) => fixed.required('Enter the amount'),
  }),
  minimumPence: amount('At least (£)'),
  capPence: amount('At most (£)'),
  vat: choice<NewTerms['vat']>('VAT', 'exempt'),
  payWhen: choice<NonNullable<NewTerms['payWhen']>>('Earned', 'received'),
  payAfterDays: decimal('Due after (days)', 'Enter a number of days, such as 30').default(30),
  validFrom: text('Start date').required('Enter the start date'),
});

export const termsSchema = formSchema(terms);

type TermsFields = InferType<typeof terms>;

/** The request body: only what the basis needs. */
export function commissionTermsFrom(fields: TermsFields, introducerId: string | null): NewTerms {
  const { product, percent, fixedPence, minimumPence, capPence, ...others } = fields;
  return {
    ...others,
    ...(introducerId !== null && { introducerId }),
    ...(product && { product }),
    ...(fields.basis === 'fixed' ? { fixedPence } : { percent, minimumPence, capPence }),
  };
}
