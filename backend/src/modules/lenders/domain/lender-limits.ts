import { limitAt, type End, type Ends } from '#kernel/money/bound.js';
import { recordFrom } from '#kernel/records.js';
import { formatMonths, readMonthsEnds } from '#kernel/time/duration.js';
import { limitKindOf, LIMIT_FIELDS, type LimitField, type LimitKind } from '#kernel/lending/lender-fields.js';
import type { LenderLimits, LenderTexts, Limit } from '#kernel/lending/lender-texts.js';
import { formatPounds, readAmountEnds } from '#kernel/money/money.js';
import { readLtvEnds } from '#kernel/money/percent.js';
import { memoized } from '#kernel/memoized.js';
import { readNumberEnds } from '#kernel/money/whole-number.js';

interface Notation {
  readonly ends: (text: string) => Ends | null;
  readonly format: (value: number) => string;
}

/** As many different texts of one kind as a large panel has. */
const TEXTS = 20_000;

const AMOUNT: Notation = { ends: memoized(readAmountEnds, TEXTS), format: formatPounds };
const MONTHS: Notation = { ends: memoized(readMonthsEnds, TEXTS), format: formatMonths };
const NUMBER: Notation = { ends: memoized(readNumberEnds, TEXTS), format: String };
const LTV: Notation = { ends: memoized(readLtvEnds, TEXTS), format: (value) => `${value}%` };

interface KindOfLimit {
  readonly notation: Notation;
  /** Which end of a range it is. */
  readonly end: End;
  readonly read: (text: string) => Limit;
}

const limitKind = (notation: Notation, end: End): KindOfLimit => {
  // Besides Infinity.
  const none = end === 'low' ? 0 : Infinity;
  const read = memoized((text): Limit => {
    const figure = limitAt(end, notation.ends(text));
    const value = figure ?? none;
    const shown = value === Infinity || value === none ? 'no limit' : notation.format(value);
    return { stated: figure !== null, value, shown };
  }, TEXTS);
  return { notation, end, read };
};

const LIMITS: Record<LimitKind, KindOfLimit> = {
  'min-amount': limitKind(AMOUNT, 'low'),
  'max-amount': limitKind(AMOUNT, 'high'),
  months: limitKind(MONTHS, 'low'),
  number: limitKind(NUMBER, 'low'),
  'min-ltv': limitKind(LTV, 'low'),
  'max-ltv': limitKind(LTV, 'high'),
};

const limitIn = (field: LimitField, text: string): Limit => LIMITS[limitKindOf(field)].read(text);

export const endOfLimit = (field: LimitField): End => LIMITS[limitKindOf(field)].end;

/** Both ends of a text's range for this limit; null if unreadable. */
export const readEnds = (field: LimitField, text: string): Ends | null =>
  LIMITS[limitKindOf(field)].notation.ends(text);

/** The limit: 0 or Infinity if the text says there is none, null if unreadable. */
export const readLimit = (field: LimitField, text: string): number | null => {
  const { stated, value } = limitIn(field, text);
  return stated ? value : null;
};

/** The figure of the other end, if a text gives only that: 36 for '< 36 months' in a minimum. Null otherwise. */
export const onlyOtherEnd = (field: LimitField, text: string): number | null => {
  const ends = readLimit(field, text) === null ? readEnds(field, text) : null;
  const figure = endOfLimit(field) === 'low' ? ends?.high : ends?.low;
  return figure === undefined || figure === 0 || figure === Infinity ? null : figure;
};

/** The other end's name in sentences. */
export const otherEndOf = (field: LimitField): 'minimum' | 'maximum' =>
  endOfLimit(field) === 'low' ? 'maximum' : 'minimum';

/** A figure of this limit in words: £25,000, 2 years, 70%. */
export const formatLimit = (field: LimitField, value: number): string =>
  LIMITS[limitKindOf(field)].notation.format(value);

export const limitsOf = (texts: LenderTexts): LenderLimits =>
  recordFrom(LIMIT_FIELDS, (field) => limitIn(field, texts[field] ?? ''));

/** A limit in a standard format; as written if unreadable. */
export const sayLimit = (field: LimitField, text: string): string => {
  const { stated, shown } = limitIn(field, text);
  return stated ? shown : `“${text}”`;
};
