import type { Ends } from './bound.js';
import { plain } from '../text/text.js';

const EITHER = 'none|nil|no limits?|n/a|na|not applicable|any|unlimited';
const OF_WHAT = '(?: loan| amount| loan size| loan amount| limit)?';
const NO_LOWER = new RegExp(`^(?:${EITHER}|no (?:set |fixed )?(?:min\\.?|minimum|lower limit)${OF_WHAT})$`);
const NO_UPPER = new RegExp(
  `^(?:${EITHER}|uncapped|no (?:set |fixed )?(?:max\\.?|maximum|upper limit|cap)${OF_WHAT})$`,
);

/** Says that there is no lower limit, which is not the same as saying nothing. */
export const statesNoMinimum = (text: string): boolean => NO_LOWER.test(plain(text));

/** Says that there is no upper limit, which is not the same as saying nothing. */
export const statesNoMaximum = (text: string): boolean => NO_UPPER.test(plain(text));

/** The ends of which a text says that there is none; null where it says no such thing. */
export const noLimitIn = (text: string): Ends | null => {
  const [low, high] = [statesNoMinimum(text) ? 0 : null, statesNoMaximum(text) ? Infinity : null];
  return low === null && high === null ? null : { low, high, isOpen: false };
};
