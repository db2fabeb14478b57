import type { Ends } from './bound.js';
import { plain } from '../text/text.js';

const EITHER = 'none|nil|no limits?|n/a|na|not applicable|any|unlimited';
const OF_WHAT = '(?: loan| amount| loan size| loan amount| limit)?';
const NO_LOWER = new RegExp(`^(?:${EITHER}|no (?:set |fixed )?(?:min\\.?|minimum|lower limit)${OF_WHAT})$`);
const NO_UPPER = new RegExp(
  `^(?:${EITHER}|uncapped|no (?:set |fixed )?(?:max\\.?|maximum|upper limit|cap)${OF_WHAT})$`,
);

/** States that there is no minimum, which differs from stating nothing. */
export const statesNoMinimum = (text: string): boolean => NO_LOWER.test(plain(text));

/** States that there is no maximum, which differs from stating nothing. */
export const statesNoMaximum = (text: string): boolean => NO_UPPER.test(plain(text));

/** The end for which a text says that there is no limit; null if it does not say so. */
export const noLimitIn = (text: string): Ends | null => {
  const [low, high] = [statesNoMinimum(text) ? 0 : null, statesNoMaximum(text) ? Infinity : null];
  return low === null && high === null ? null : { low, high, isOpen: false };
};
