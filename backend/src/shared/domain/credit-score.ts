import { readBound } from './bound.js';
import { statesNoMinimum } from './no-limit.js';
import { plain } from './text.js';

/** The form's options: each stands for a band and is its lower reading. */
const BAND_TOPS = new Map([
  [350, 450],
  [550, 650],
  [700, 750],
  [850, 999],
]);

const readDigits = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

/** Up to four digits; null when blank or unreadable. */
export const readCreditScore = (text: string): number | null => readDigits(plain(text));

/** The best score that the answer may stand for; a score that is no option stands for itself. */
export const creditBandTop = (score: number): number => BAND_TOPS.get(score) ?? score;

/** A lender's minimum; 0 when it says that there is none. */
export const readMinCreditScore = (text: string): number | null => {
  if (statesNoMinimum(text)) return 0;
  const bound = readBound(text);
  return bound?.high === null && bound.side !== 'most' ? readDigits(bound.low) : null;
};
