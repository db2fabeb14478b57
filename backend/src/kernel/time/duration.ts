import { readBound, type Bound, type Ends } from '../money/bound.js';
import { noLimitIn } from '../money/no-limit.js';
import { plain, words } from '../text/text.js';

/** Whole months; `to` is Infinity if open-ended ('2y+'). */
export interface MonthSpan {
  readonly from: number;
  readonly to: number;
  /** A start-up: from 0 to at most 6 months, for which lenders have a policy instead of a number. */
  readonly startUp: boolean;
}

interface Length {
  readonly value: number;
  /** Months per unit; null if none was written. */
  readonly unit: number | null;
}

const NOT_YET = new Set([
  'pre revenue',
  'prerevenue',
  'pre trading',
  'pretrading',
  'not trading yet',
  'not yet trading',
]);
const YOUNG = new Set([
  'startup',
  'start up',
  'startups',
  'start ups',
  'new start',
  'new startup',
  'new start up',
]);
/** A bare number of more than a century is a year ('2019') or a slip; with a unit it may be an old firm. */
const MAX_BARE_MONTHS = 1_200;
const MAX_MONTHS = 6_000;

const MONTHS = '(?:m|mos?|mths?|mnths?|months?)';
const YEARS = '(?:y|yrs?|years?)';
const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`;
const SINGLE = new RegExp(String.raw`^${NUMBER} ?\+? ?(?:(${MONTHS})|(${YEARS}))?\.?$`);
const COMPOUND = new RegExp(String.raw`^(\d{1,3}) ?${YEARS}(?:,| and| &)? ?(\d{1,2}) ?${MONTHS}\.?$`);
const TRADING = /'?(?:^| )(?:of )?trad(?:ing|ed)(?: history)?(?=[ +]|$)/;

const readLength = (text: string): Length | null => {
  const compound = COMPOUND.exec(text);
  if (compound) return { value: Number(compound[1]) * 12 + Number(compound[2]), unit: 1 };
  const single = SINGLE.exec(text);
  if (!single) return null;
  return { value: Number(single[1]), unit: single[2] ? 1 : single[3] ? 12 : null };
};

const span = (from: number, to: number): MonthSpan | null => {
  if (!Number.isInteger(from) || from > to || from > MAX_MONTHS) return null;
  if (to !== Infinity && (!Number.isInteger(to) || to > MAX_MONTHS)) return null;
  return { from, to, startUp: from === 0 && to <= 6 };
};

const months = ({ value, unit }: Length): number =>
  unit === null && value > MAX_BARE_MONTHS ? NaN : value * (unit ?? 1);

/** In '6-12 months' the unit covers both ends. */
const readRange = (low: string, high: string, openEnded: boolean): MonthSpan | null => {
  const [start, end] = [readLength(low), readLength(high)];
  if (!start || !end || `${low}${high}`.includes('+')) return null;
  const closed = span(months({ value: start.value, unit: start.unit ?? end.unit }), months(end));
  return closed && openEnded ? { ...closed, to: Infinity, startUp: false } : closed;
};

const readStage = (text: string): MonthSpan | null => {
  const stage = words(text.slice(0, 80));
  if (NOT_YET.has(stage)) return { from: 0, to: 0, startUp: true };
  return YOUNG.has(stage) ? { from: 0, to: 6, startUp: true } : null;
};

const boundOf = (text: string): Bound | null => readBound(plain(text).replace(TRADING, ''));

/** Null if blank or unreadable; 'since 2019' needs a clock and is unreadable. */
export const readDuration = (text: string): MonthSpan | null => {
  const stage = readStage(text);
  const bound = boundOf(text);
  if (stage || !bound) return stage;
  const { low, high, side } = bound;
  if (high !== null) return readRange(low, high, side === 'open');
  const length = readLength(low);
  if (!length) return null;
  const end = months(length);
  if (side !== 'most') return span(end, side !== 'exact' || low.includes('+') ? Infinity : end);
  return low.includes('+') ? null : span(0, end);
};

/** Both ends of a lender's limit; null if blank or unreadable. 'Start-ups' means no minimum. */
export const readMonthsEnds = (text: string): Ends | null => {
  const length = readDuration(text);
  if (!length) return noLimitIn(text);
  const { from, to, startUp } = length;
  const low = boundOf(text)?.side === 'most' ? null : from;
  return { low, high: startUp || to === Infinity ? null : to, isOpen: false };
};

/** '2 years', '18 months', '1 month' */
export const formatMonths = (count: number): string => {
  if (count >= 24 && count % 12 === 0) return `${count / 12} years`;
  return count === 1 ? '1 month' : `${count} months`;
};
