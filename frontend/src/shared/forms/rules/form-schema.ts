import { boolean, number, type ObjectSchema, string } from 'yup';
import type { Validation } from '@/shared/forms/rules/lazy-schema';
import { emailRequired, type Requirement } from '@/shared/forms/rules/requirements';
import { keysOf, fromEntries } from '@/shared/lib/records';
import { readDecimal, typedAmount } from '@/shared/lib/typed-figures';

/** A form's values: checkboxes as booleans, lists as lists, everything else as text. */
export type FormValues<Body> = {
  [Name in keyof Body]-?: NonNullable<Body[Name]> extends boolean | readonly unknown[]
    ? NonNullable<Body[Name]>
    : string;
};

/** A form declared once: its fields' defaults, labels, requirements, and the conversion into a request. */
export interface FormSchema<Values, Body> extends Validation {
  readonly defaults: Values;
  readonly labels: Readonly<Record<string, string>>;
  /** The fields of the form filled from a record, the others with their defaults. */
  valuesOf(known: Partial<Record<keyof Values & string, unknown>>): Values;
  /** The names of the fields that these values require. */
  requiredIn(values: Values): ReadonlySet<string>;
  /** Valid values as the API takes them. */
  cast(values: Values): Body;
}

interface YupFormSchema<Values, Body> extends FormSchema<Values, Body> {
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** The cast values while the user types; null while one is invalid. */
  castIfValid(values: Values): Body | null;
}

/** The form that a Yup schema declares. For the portals: public forms have requirements instead of Yup. */
export function formSchema<Body extends object>(
  schema: ObjectSchema<Body>,
): YupFormSchema<FormValues<Body>, Body> {
  type Values = FormValues<Body>;
  const { fields } = schema.describe();
  const names = keysOf(schema.fields);
  const initial = schema.getDefault() as Readonly<Record<string, unknown>>;
  const valuesOf: FormSchema<Values, Body>['valuesOf'] = (known) =>
    fromEntries(names.map((name) => [name, asValue(known[name] ?? initial[name])])) as Values;
  return {
    defaults: valuesOf({}),
    labels: fromEntries(
      names.map((name) => {
        const field = fields[name];
        return [name, (field && 'label' in field && field.label) || name];
      }),
    ),
    valuesOf,
    requiredIn: (values) => {
      const described = Object.entries(schema.describe({ value: values }).fields);
      return new Set(
        described.flatMap(([name, field]) => ('optional' in field && !field.optional ? name : [])),
      );
    },
    validate: (values, options) => schema.validate(values, options),
    cast: (values) => schema.cast(values, { assert: false }) as Body,
    castIfValid: (values) => (schema.isValidSync(values) ? (schema.cast(values) as Body) : null),
  };
}

const asValue = (value: unknown): unknown => (typeof value === 'number' ? `${value}` : (value ?? ''));

/** Text without spaces around it. */
export const text = (label: string) => string().trim().label(label).default('');

/** Text that the API takes as null if it is blank. */
export const textOrNull = (label: string) =>
  string()
    .trim()
    .transform((typed: string) => typed || null)
    .nullable()
    .label(label)
    .default(null);

/** One of several words. */
export const choice = <Word extends string>(label: string, initial: Word) =>
  string<Word>().label(label).default(initial);

/** One of several words, none of them chosen yet; null if it stays so. */
export const choiceOrNull = <Word extends string>(label: string) =>
  string<Word>()
    .transform((chosen: Word | '') => chosen || null)
    .nullable()
    .label(label)
    .default(null);

/** A date such as '2026-03-12'; null for none. */
export const dateOrNull = textOrNull;

/** An amount in pounds as typed, which the server parses; null for none. */
export const amount = (label: string) =>
  string()
    .transform((typed: string) => typedAmount(typed))
    .nullable()
    .label(label)
    .default(null);

/** A decimal number such as '8.95' or '8.95%'; null for none. */
export const decimal = (label: string, message: string) =>
  number()
    .transform((_value, typed: unknown) => (typed === '' ? null : (readDecimal(String(typed)) ?? NaN)))
    .typeError(message)
    .nullable()
    .label(label)
    .default(null);

/** A required email address; Yup accepts name@host, which is not a public one. */
export const email = (label: string, message = emailRequired.message) =>
  text(label)
    .required(message)
    .email(message)
    .matches(/\.[^.@]+$/, message);

/** Text that a requirement of the public forms is for. */
export const required = (label: string, { message, atLeast = 1 }: Requirement) =>
  text(label).required(message).min(atLeast, message);

/** A password, whose spaces count. */
export const secret = (label: string, message: string) => string().label(label).default('').required(message);

/** A checkbox. */
export const flag = (label: string) => boolean().label(label).default(false);
