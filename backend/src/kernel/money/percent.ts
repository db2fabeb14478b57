import { endsOfOne, readBound, type Bound, type Ends } from './bound.js';
import { noLimitIn } from './no-limit.js';
import { plain } from '../text/text.js';

const SIGN = String.raw`(%|pc|per ?cent)`;
const SINGLE = new RegExp(String.raw`^(\d{1,3}(?:\.\d{1,4})?) ?${SIGN}?(?: ltv)?$`);
const LARGEST = 150;

const readFigure = (text: string): number | null => {
  const match = SINGLE.exec(text);
  if (!match) return null;
  const value = Number(match[1]);
  // A bare 0.7 is 70% from a spreadsheet or seven thousandths: without a sign it is ambiguous.
  const clear = match[2] === undefined ? value > 1 : value > 0;
  return clear && value <= LARGEST ? value : null;
};

const boundOf = (text: string): Bound | null =>
  readBound(plain(text).replace(/^(?:ltv|loan to value):? /, ''));

/** Both ends of a lender's limit; null if blank or unreadable. */
export const readLtvEnds = (text: string): Ends | null => {
  const bound = boundOf(text);
  const low = bound && readFigure(bound.low);
  if (!bound || low === null) return noLimitIn(text);
  // '60%+' is a minimum.
  if (bound.high === null) return endsOfOne(low, bound.side === 'open' ? 'least' : bound.side);
  const high = readFigure(bound.high);
  return high !== null && low <= high && bound.side !== 'open' ? { low, high, isOpen: false } : null;
};

/** One percentage, above 0 and at most 150; null when blank or unreadable. */
export const readPercent = (text: string): number | null => {
  const bound = boundOf(text);
  return bound?.high === null ? readFigure(bound.low) : null;
};
