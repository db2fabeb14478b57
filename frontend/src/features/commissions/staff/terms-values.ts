import type { NewTerms } from '@/features/commissions/staff/commission-terms-api';
import { readDecimal, typedAmount } from '@/shared/lib/typed-figures';

/** The form's values, as typed. */
export interface TermsValues {
  product: string;
  basis: NewTerms['basis'];
  percent: string;
  fixedPence: string;
  minimumPence: string;
  capPence: string;
  vat: NewTerms['vat'];
  payWhen: NonNullable<NewTerms['payWhen']>;
  payAfterDays: string;
  validFrom: string;
}

export const newTerms = (today: string): TermsValues => ({
  product: '',
  basis: 'share',
  percent: '',
  fixedPence: '',
  minimumPence: '',
  capPence: '',
  vat: 'exempt',
  payWhen: 'received',
  payAfterDays: '30',
  validFrom: today,
});

export const BASES = [
  { value: 'share', label: 'A share of our commission' },
  { value: 'loan_percent', label: 'A percentage of the amount drawn' },
  { value: 'fixed', label: 'A fixed amount for each deal' },
] as const;

export const PAY_WHEN = [
  { value: 'received', label: 'When the lender pays us' },
  { value: 'completed', label: 'At completion' },
] as const;

export const VAT = [
  { value: 'exempt', label: 'Exempt' },
  { value: 'standard', label: 'Standard rate on top' },
] as const;

/** Number fields with their error messages; the server parses amounts. */
const NUMBERS = {
  percent: 'Enter a percentage, such as 20 or 0.5',
  payAfterDays: 'Enter a number of days, such as 30',
} as const;
type Figure = keyof typeof NUMBERS | 'fixedPence' | 'minimumPence' | 'capPence';

const isNumber = (name: Figure): name is keyof typeof NUMBERS => name in NUMBERS;

const figuresOf = (basis: NewTerms['basis']): readonly Figure[] =>
  basis === 'fixed'
    ? ['fixedPence', 'payAfterDays']
    : ['percent', 'minimumPence', 'capPence', 'payAfterDays'];

/** Unreadable values by field. The server checks combinations. */
export const unreadable = (values: TermsValues): Partial<Record<Figure, string>> =>
  Object.fromEntries(
    figuresOf(values.basis)
      .filter(isNumber)
      .filter((name) => values[name].trim() !== '' && readDecimal(values[name]) === null)
      .map((name) => [name, NUMBERS[name]]),
  );

/** The request body: only what the basis needs. */
export const termsFrom = (values: TermsValues, introducerId: string | null): NewTerms => ({
  ...(introducerId !== null && { introducerId }),
  basis: values.basis,
  vat: values.vat,
  payWhen: values.payWhen,
  validFrom: values.validFrom,
  ...(values.product !== '' && { product: values.product as NonNullable<NewTerms['product']> }),
  ...Object.fromEntries(
    figuresOf(values.basis).map((name) => [name, (isNumber(name) ? readDecimal : typedAmount)(values[name])]),
  ),
});
