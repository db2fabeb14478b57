import { endsOfOne, readBound, type Ends } from './bound.js';
import { noLimitIn } from './no-limit.js';
import { plain } from '../text/text.js';

const readDigits = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

/** Up to four digits; null when blank or unreadable. */
export const readWholeNumber = (text: string): number | null => readDigits(plain(text));

/** Both ends of a lender's limit; null if blank, unreadable or a range. */
export const readNumberEnds = (text: string): Ends | null => {
  const bound = readBound(text);
  const figure = bound?.high === null ? readDigits(bound.low) : null;
  if (!bound || figure === null) return noLimitIn(text);
  return endsOfOne(figure, bound.side);
};
