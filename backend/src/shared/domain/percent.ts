import { readBound } from './bound.js';
import type { Bound } from './bound.js';
import { statesNoMaximum, statesNoMinimum } from './no-limit.js';
import { plain } from './text.js';

const SIGN = String.raw`(%|pc|per ?cent)`;
const SINGLE = new RegExp(String.raw`^(\d{1,3}(?:\.\d{1,4})?) ?${SIGN}?(?: ltv)?$`);
const LARGEST = 150;

const readFigure = (text: string): number | null => {
  const match = SINGLE.exec(text);
  if (!match) return null;
  const value = Number(match[1]);
  // A bare 0.7 is 70% out of a spreadsheet or seven thousandths: with no sign beside it nobody can tell.
  const clear = match[2] === undefined ? value > 1 : value > 0;
  return clear && value <= LARGEST ? value : null;
};

const boundOf = (text: string): Bound | null =>
  readBound(plain(text).replace(/^(?:ltv|loan to value):? /, ''));

const NEITHER = { low: null, high: null };

const readEnds = (text: string): { low: number | null; high: number | null } => {
  const bound = boundOf(text);
  const low = bound && readFigure(bound.low);
  if (!bound || low === null) return NEITHER;
  if (bound.high === null)
    return { low: bound.side === 'most' ? null : low, high: bound.side === 'least' ? null : low };
  const high = readFigure(bound.high);
  return high !== null && low <= high && bound.side !== 'least' ? { low, high } : NEITHER;
};

/** One percentage, above 0 and at most 150; null when blank or unreadable. */
export const readPercent = (text: string): number | null => {
  const bound = boundOf(text);
  return bound?.high === null ? readFigure(bound.low) : null;
};

/** A lender's lowest LTV; 0 when it says that there is none. */
export const readMinLtv = (text: string): number | null => (statesNoMinimum(text) ? 0 : readEnds(text).low);

/** A lender's highest LTV; Infinity when it says that there is none. */
export const readMaxLtv = (text: string): number | null =>
  statesNoMaximum(text) ? Infinity : readEnds(text).high;
