import { readMinCreditScore } from '#shared/domain/credit-score.js';
import { formatMonths, readMinMonths } from '#shared/domain/duration.js';
import { formatPounds, readMaxAmount, readMinAmount } from '#shared/domain/money.js';
import { readMaxLtv, readMinLtv } from '#shared/domain/percent.js';
import type { LenderField } from './lender-fields.js';

interface Limit {
  /** What the text means: 0 or Infinity for 'no limit', null when it cannot be read. */
  readonly read: (text: string) => number | null;
  readonly format: (value: number) => string;
}

const percent = (value: number): string => `${value}%`;

const LIMITS = {
  minAmount: { read: readMinAmount, format: formatPounds },
  maxAmount: { read: readMaxAmount, format: formatPounds },
  minTradingHistory: { read: readMinMonths, format: formatMonths },
  minCreditScore: { read: readMinCreditScore, format: String },
  minLtv: { read: readMinLtv, format: percent },
  maxLtv: { read: readMaxLtv, format: percent },
} as const satisfies Partial<Record<LenderField, Limit>>;

export type LimitField = keyof typeof LIMITS;

export const LIMIT_FIELDS = Object.keys(LIMITS) as readonly LimitField[];

export const isLimitField = (field: LenderField): field is LimitField => field in LIMITS;

/** A lender's limit as the matching reads it: 0 or Infinity where the text says that there is none, null unread. */
export const readLimit = (field: LimitField, text: string): number | null => LIMITS[field].read(text);

/** A limit in words that do not depend on how somebody wrote it: £25,000, 2 years, 70%, no limit. */
export const sayLimit = (field: LimitField, text: string): string => {
  const value = readLimit(field, text);
  if (value === null) return `“${text}”`;
  return value === Infinity || (value === 0 && field.startsWith('min'))
    ? 'no limit'
    : LIMITS[field].format(value);
};
