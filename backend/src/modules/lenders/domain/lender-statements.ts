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

/** What a caller sent, field by field: flags also come as true and false, 1 and 0. */
export type LenderInput = { readonly [F in LenderField]?: StatedValue | undefined };

export interface LenderReading {
  readonly statements: LenderStatements;
  /** Fields that cannot be stored as they are; they are not among the statements. */
  readonly problems: readonly (FieldError & { readonly field: LenderField })[];
  /** Fields that are stored, and that the matching rule will not be able to read. */
  readonly warnings: readonly (FieldError & { readonly field: LenderField })[];
}

const REQUIRED: Partial<Record<LenderField, string>> = {
  name: 'Lender name is required',
  productTypes: 'Product types are required',
};
const PRODUCT_TITLES = PRODUCT_KEYS.map(productTitle).join(', ');

/** What a field makes of its text: the text to store, or a sentence that says why not. */
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
 * The text as it may be stored: PostgreSQL takes neither NUL nor half a character, and a workbook's cell may break
 * a line where a field has one. Callers of the API are asked to mend that themselves.
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

/** Undefined says nothing; null takes back what was said. */
const readField = (
  field: LenderField,
  raw: string | boolean | number | null,
): ReturnType<Reader> | null | undefined => {
  const normalised = typeof raw === 'string' ? storable(field, raw) : raw;
  const blank = normalised === null || normalised === '';
  if (blank && REQUIRED[field] !== undefined) return { problem: REQUIRED[field] };
  // A blank flag is not a 'no', and a blank isActive must not bring a lender back.
  if (blank && isFlagField(field)) return normalised === null && field !== 'isActive' ? null : undefined;
  if (blank) return null;
  if (!isFlagField(field))
    return typeof normalised === 'string'
      ? readText(field, normalised)
      : { problem: `${titleOf(field)} must be text` };
  const flag = readFlag(normalised);
  return flag === null ? { problem: `${titleOf(field)} must be Yes or No` } : { value: flag };
};

/** Limits of which both ends are stated, and what asks for something between them. */
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

/** A range where one limit is asked for: the matching takes one end of it, and the other may be stated nowhere. */
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

/** A name that was written to look like another is worth a look. */
const directionWarnings = (input: LenderInput): LenderReading['warnings'] =>
  LENDER_FIELDS.flatMap((field) => {
    const raw = input[field];
    if (typeof raw !== 'string' || shapeOf(field) !== 'one-line' || !turnsDirection(raw)) return [];
    return [
      { field, message: `Hidden characters were removed from the ${labelOf(field)}; check how it reads` },
    ];
  });

/** Reads what was sent about a lender; a field that was not sent is in neither part of the answer. */
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

/** As `readStatements`, for a lender that is new: what every lender must have is asked for. */
export const readNewLender = (input: LenderInput): LenderReading =>
  readStatements({ ...input, name: input.name ?? null, productTypes: input.productTypes ?? null });
