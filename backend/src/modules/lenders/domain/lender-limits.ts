import { formatMonths, readMinMonths } from '#shared/domain/duration.js';
import { limitKindOf, LIMIT_FIELDS, type LimitField, type LimitKind } from '#shared/domain/lender-fields.js';
import type { LenderLimits, LenderTexts, Limit } from '#shared/domain/lender-texts.js';
import { formatPounds, readMaxAmount, readMinAmount } from '#shared/domain/money.js';
import { readMaxLtv, readMinLtv } from '#shared/domain/percent.js';
import { remembering } from '#shared/domain/remembering.js';
import { readMinNumber } from '#shared/domain/whole-number.js';

interface Notation {
  /** What the text means: 0 or Infinity for 'no limit', null when it cannot be read. */
  readonly read: (text: string) => number | null;
  readonly format: (value: number) => string;
  /** The value that limits nothing, besides Infinity. */
  readonly none: number;
}

/** As many different texts of one kind as a large panel holds: lenders repeat themselves. */
const TEXTS = 20_000;

const limitReader = ({ read, format, none }: Notation): ((text: string) => Limit) =>
  remembering((text) => {
    const figure = read(text);
    const value = figure ?? none;
    const shown = value === Infinity || value === none ? 'no limit' : format(value);
    return { stated: figure !== null, value, shown };
  }, TEXTS);

const percent = (value: number): string => `${value}%`;

const LIMITS: Record<LimitKind, (text: string) => Limit> = {
  'min-amount': limitReader({ read: readMinAmount, format: formatPounds, none: 0 }),
  'max-amount': limitReader({ read: readMaxAmount, format: formatPounds, none: Infinity }),
  months: limitReader({ read: readMinMonths, format: formatMonths, none: 0 }),
  number: limitReader({ read: readMinNumber, format: String, none: 0 }),
  'min-ltv': limitReader({ read: readMinLtv, format: percent, none: 0 }),
  'max-ltv': limitReader({ read: readMaxLtv, format: percent, none: Infinity }),
};

const limitIn = (field: LimitField, text: string): Limit => LIMITS[limitKindOf(field)](text);

/** What a limit of this kind means to everybody: 0 or Infinity where the text says that there is none, null unread. */
export const readLimitOfKind = (kind: LimitKind, text: string): number | null => {
  const { stated, value } = LIMITS[kind](text);
  return stated ? value : null;
};

export const readLimit = (field: LimitField, text: string): number | null =>
  readLimitOfKind(limitKindOf(field), text);

export const limitsOf = (texts: LenderTexts): LenderLimits =>
  Object.fromEntries(
    LIMIT_FIELDS.map((field) => [field, limitIn(field, texts[field] ?? '')]),
  ) as LenderLimits;

/** A limit in words that do not depend on how somebody wrote it; as it was written where nobody can read it. */
export const sayLimit = (field: LimitField, text: string): string => {
  const { stated, shown } = limitIn(field, text);
  return stated ? shown : `“${text}”`;
};
