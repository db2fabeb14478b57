import { readBound } from './bound.js';
import { statesNoMinimum } from './no-limit.js';
import { plain } from './text.js';

const readDigits = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

/** Up to four digits; null when blank or unreadable. */
export const readWholeNumber = (text: string): number | null => readDigits(plain(text));

/** A lender's minimum; 0 when it says that there is none. */
export const readMinNumber = (text: string): number | null => {
  if (statesNoMinimum(text)) return 0;
  const bound = readBound(text);
  return bound?.high === null && bound.side !== 'most' ? readDigits(bound.low) : null;
};
