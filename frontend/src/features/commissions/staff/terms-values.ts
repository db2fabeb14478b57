import type { NewTerms } from '@/features/commissions/staff/commission-terms-api';
import { readDecimal, readPence } from '@/shared/lib/typed-figures';

/** What the form holds, as it was typed. */
export interface TermsValues {
  product: string;
  basis: NewTerms['basis'];
  percent: string;
  fixedPence: string;
  minimumPence: string;
  capPence: string;
  vat: NewTerms['vat'];
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
  payAfterDays: '30',
  validFrom: today,
});

export const BASES = [
  { value: 'share', label: 'A share of our commission' },
  { value: 'loan_percent', label: 'A percentage of the amount drawn' },
  { value: 'fixed', label: 'A fixed amount for each deal' },
] as const;

export const VAT = [
  { value: 'exempt', label: 'Exempt' },
  { value: 'standard', label: 'Standard rate on top' },
] as const;

const AMOUNT = 'Enter an amount in pounds, such as 250 or 1,250.50';

const FIGURES = {
  percent: { read: readDecimal, sentence: 'Enter a percentage, such as 20 or 0.5' },
  fixedPence: { read: readPence, sentence: AMOUNT },
  minimumPence: { read: readPence, sentence: AMOUNT },
  capPence: { read: readPence, sentence: AMOUNT },
  payAfterDays: { read: readDecimal, sentence: 'Enter a number of days, such as 30' },
} as const;
type Figure = keyof typeof FIGURES;

const figuresOf = (basis: NewTerms['basis']): readonly Figure[] =>
  basis === 'fixed'
    ? ['fixedPence', 'payAfterDays']
    : ['percent', 'minimumPence', 'capPence', 'payAfterDays'];

/** What cannot be read, by its field. What goes with what, the server says. */
export const unreadable = (values: TermsValues): Partial<Record<Figure, string>> =>
  Object.fromEntries(
    figuresOf(values.basis)
      .filter((name) => values[name].trim() !== '' && FIGURES[name].read(values[name]) === null)
      .map((name) => [name, FIGURES[name].sentence]),
  );

/** As the server takes them: only what the basis needs. */
export const termsFrom = (values: TermsValues, introducerId: string | null): NewTerms => ({
  ...(introducerId !== null && { introducerId }),
  basis: values.basis,
  vat: values.vat,
  validFrom: values.validFrom,
  ...(values.product !== '' && { product: values.product as NonNullable<NewTerms['product']> }),
  ...Object.fromEntries(figuresOf(values.basis).map((name) => [name, FIGURES[name].read(values[name])])),
});
