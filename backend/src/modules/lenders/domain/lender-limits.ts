import { readMinCreditScore } from '#shared/domain/credit-score.js';
import { formatMonths, readMinMonths } from '#shared/domain/duration.js';
import { limitKindOf, LIMIT_FIELDS, type LimitField, type LimitKind } from '#shared/domain/lender-fields.js';
import type { LenderLimits, LenderTexts } from '#shared/domain/lender-texts.js';
import { formatPounds, readMaxAmount, readMinAmount } from '#shared/domain/money.js';
import { readMaxLtv, readMinLtv } from '#shared/domain/percent.js';
import { remembering } from '#shared/domain/remembering.js';

interface Limit {
  /** What the text means: 0 or Infinity for 'no limit', null when it cannot be read. */
  readonly read: (text: string) => number | null;
  readonly format: (value: number) => string;
  /** The value that limits nothing, besides Infinity. */
  readonly none: number;
}

/** As many different texts of one kind as a large panel holds: lenders repeat themselves. */
const TEXTS = 20_000;

const percent = (value: number): string => `${value}%`;

const LIMITS: Record<LimitKind, Limit> = {
  'min-amount': { read: remembering(readMinAmount, TEXTS), format: formatPounds, none: 0 },
  'max-amount': { read: remembering(readMaxAmount, TEXTS), format: formatPounds, none: Infinity },
  months: { read: remembering(readMinMonths, TEXTS), format: formatMonths, none: 0 },
  score: { read: remembering(readMinCreditScore, TEXTS), format: String, none: 0 },
  'min-ltv': { read: remembering(readMinLtv, TEXTS), format: percent, none: 0 },
  'max-ltv': { read: remembering(readMaxLtv, TEXTS), format: percent, none: Infinity },
};

const limitOf = (field: LimitField): Limit => LIMITS[limitKindOf(field)];

/** What a lender's limit means to everybody: 0 or Infinity where the text says that there is none, null unread. */
export const readLimit = (field: LimitField, text: string): number | null => limitOf(field).read(text);

/** All limits of a lender; null where none is stated, or none that can be read. */
export const limitsOf = (texts: LenderTexts): LenderLimits =>
  Object.fromEntries(
    LIMIT_FIELDS.map((field) => [field, readLimit(field, texts[field] ?? '')]),
  ) as LenderLimits;

/** A limit in words that do not depend on how somebody wrote it: £25,000, 2 years, 70%, no limit. */
export const sayLimit = (field: LimitField, text: string): string => {
  const { format, none } = limitOf(field);
  const value = readLimit(field, text);
  if (value === null) return `“${text}”`;
  return value === Infinity || value === none ? 'no limit' : format(value);
};
