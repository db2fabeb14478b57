import type { FieldError } from '#kernel/errors.js';
import { readFlag } from '#kernel/lending/flag.js';
import {
  declarationOf,
  isFlagField,
  labelOf,
  LENDER_FIELDS,
  LIMIT_FIELDS,
  shapeOf,
  titleOf,
  type LenderField,
  type LenderFieldKind,
  type LimitField,
} from '#kernel/lending/lender-fields.js';
import type { LenderStatements } from '#kernel/lending/lender-texts.js';
import { onOneLine, turnsDirection } from '#kernel/text/text-shape.js';
import { PRODUCT_KEYS, productTitle, readProducts } from '#kernel/lending/product.js';
import { readEmailAddress } from '#kernel/email.js';
import { onlyOtherEnd, otherEndOf, readLimit, sayLimit } from './lender-limits.js';
import { readWebsite } from './website.js';

export type StatedValue = string | boolean | number | null;

/** A request's fields: flags may also be true and false, 1 and 0. */
export type LenderInput = { readonly [F in LenderField]?: StatedValue | undefined };

export interface LenderReading {
  readonly statements: LenderStatements;
  /** Fields that cannot be stored; not among the statements. */
  readonly problems: readonly (FieldError & { readonly field: LenderField })[];
  /** Fields that are stored although the matching rule cannot read them. */
  readonly warnings: readonly (FieldError & { readonly field: LenderField })[];
}

const REQUIRED: Partial<Record<LenderField, string>> = {
  name: 'Lender name is required',
  productTypes: 'Product types are required',
};
const PRODUCT_TITLES = PRODUCT_KEYS.map(productTitle).join(', ');

/** Reads a field's text: the text to store, or an error message. */
type Reader = (text: string) => { readonly value: string } | { readonly problem: string };

const READERS: Partial<Record<LenderFieldKind, Reader>> = {
  products: (text) =>
    readProducts(text).products.length > 0
      ? { value: text }
      : { problem: `We did not recognise a product in “${text}”. Use one or more of: ${PRODUCT_TITLES}` },
  website: (text) => {
    const value = readWebsite(text);
    return value === null
      ? { problem: 'Website must be an http or https address, such as https://lender.co.uk' }
      : { value };
  },
  email: (text) => {
    const value = readEmailAddress(text);
    return value === null ? { problem: 'Please enter a valid email' } : { value };
  },
};

/**
 * The text in storable form: PostgreSQL accepts neither NUL nor half a surrogate pair, and a workbook's cell may have
 * line breaks in a single-line field. API callers get an error instead.
 */
const storable = (field: LenderField, raw: string): string => {
  const text = raw.toWellFormed().replaceAll('\0', '').trim();
  return shapeOf(field) === 'one-line' ? onOneLine(text) : text;
};

const readText = (field: LenderField, text: string): ReturnType<Reader> => {
  const { kind, maxLength } = declarationOf(field);
  if (text.length > maxLength) {
    return { problem: `${titleOf(field)} can be at most ${maxLength.toLocaleString('en-GB')} characters` };
  }
  return READERS[kind]?.(text) ?? { value: text };
};

/** Undefined states nothing; null clears. */
const readField = (
  field: LenderField,
  raw: string | boolean | number | null,
): ReturnType<Reader> | null | undefined => {
  const normalised = typeof raw === 'string' ? storable(field, raw) : raw;
  const blank = normalised === null || normalised === '';
  if (blank && REQUIRED[field] !== undefined) return { problem: REQUIRED[field] };
  // A blank flag is not a no, and a blank isActive must not activate a lender.
  if (blank && isFlagField(field)) return normalised === null && field !== 'isActive' ? null : undefined;
  if (blank) return null;
  if (!isFlagField(field))
    return typeof normalised === 'string'
      ? readText(field, normalised)
      : { problem: `${titleOf(field)} must be text` };
  const flag = readFlag(normalised);
  return flag === null ? { problem: `${titleOf(field)} must be Yes or No` } : { value: flag };
};

/** Pairs of limits, with what asks for a value between them. */
const RANGES = [
  ['minAmount', 'maxAmount', 'amount'],
  ['minLtv', 'maxLtv', 'LTV'],
] as const;

const contradictionsIn = (statements: LenderStatements): LenderReading['warnings'] =>
  RANGES.flatMap(([from, to, what]) => {
    const [least, most] = [statements[from], statements[to]];
    if (typeof least !== 'string' || typeof most !== 'string') return [];
    const [min, max] = [readLimit(from, least), readLimit(to, most)];
    if (min === null || max === null || min <= max) return [];
    return [
      {
        field: from,
        message: `The ${labelOf(from)} “${least}” is above the ${labelOf(to)} “${most}”, so no ${what} can satisfy both`,
      },
    ];
  });

/** Warns of a range in a field for one limit: matching uses one end, and the other may be stated nowhere. */
const twoFiguresIn = (statements: LenderStatements): LenderReading['warnings'] =>
  RANGES.flatMap(([from, to]) => [
    { field: from, other: to },
    { field: to, other: from },
  ]).flatMap(({ field, other }) => {
    const text = statements[field];
    if (typeof text !== 'string' || typeof statements[other] === 'string') return [];
    const [own, left] = [readLimit(field, text), readLimit(other, text)];
    if (own === null || left === null || left === own || left === 0 || left === Infinity) return [];
    const used = `matching uses ${sayLimit(field, text)} as the ${labelOf(field)}`;
    return [
      {
        field,
        message: `“${text}” has two figures; ${used}. Enter the ${labelOf(other)} in its own field`,
      },
    ];
  });

const whyUnread = (field: LimitField, text: string): string =>
  onlyOtherEnd(field, text) === null
    ? `We could not read “${text}” as the ${labelOf(field)}`
    : `“${text}” has only a ${otherEndOf(field)} and no ${labelOf(field)}`;

const warningsOf = (statements: LenderStatements): LenderReading['warnings'] => {
  const unreadable = LIMIT_FIELDS.flatMap((field) => {
    const text = statements[field];
    if (typeof text !== 'string' || readLimit(field, text) !== null) return [];
    return [
      {
        field,
        message: `${whyUnread(field, text)}, so matching treats it as not stated`,
      },
    ];
  });
  const { unknown } = readProducts(statements.productTypes ?? '');
  const unknownProducts = unknown.map((text) => ({
    field: 'productTypes' as const,
    message: `We do not recognise the product “${text}”, so matching ignores it`,
  }));
  return [...unreadable, ...twoFiguresIn(statements), ...contradictionsIn(statements), ...unknownProducts];
};

/** Warns of names with direction marks, which may imitate another. */
const directionWarnings = (input: LenderInput): LenderReading['warnings'] =>
  LENDER_FIELDS.flatMap((field) => {
    const raw = input[field];
    if (typeof raw !== 'string' || shapeOf(field) !== 'one-line' || !turnsDirection(raw)) return [];
    return [
      { field, message: `Hidden characters were removed from the ${labelOf(field)}; check how it reads` },
    ];
  });

/** Reads a request's fields; omitted fields are in neither part of the result. */
export const readStatements = (input: LenderInput): LenderReading => {
  const statements: { [F in LenderField]?: string | null } = {};
  const problems: { field: LenderField; message: string }[] = [];
  for (const field of LENDER_FIELDS) {
    const raw = input[field];
    const reading = raw === undefined ? undefined : readField(field, raw);
    if (reading === null) statements[field] = null;
    else if (reading && 'problem' in reading) problems.push({ field, message: reading.problem });
    else if (reading) statements[field] = reading.value;
  }
  return { statements, problems, warnings: [...directionWarnings(input), ...warningsOf(statements)] };
};

/** As `readStatements`, for a new lender: checks required fields. */
export const readNewLender = (input: LenderInput): LenderReading =>
  readStatements({ ...input, name: input.name ?? null, productTypes: input.productTypes ?? null });
