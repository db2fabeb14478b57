import type { Arithmetic } from '@/features/matching/match-answer';

/** Truncated to two decimals, never rounded, so that 49.49… does not read as 49.5. */
export const shownPercent = (percent: number): string => {
  // Floating point is inexact: 57.2 × 100 is slightly more than 5,720.
  const exact = Number((percent * 100).toPrecision(12));
  const hundredths = Math.floor(exact);
  const text = (hundredths / 100).toFixed(2);
  return hundredths === exact ? text.replace(/\.?0+$/, '') : `${text}…`;
};

/** Why a score is lower than its percentage; null if it is not. */
export const whyCapped = (cap: Arithmetic['cap'], notMet: number): string | null =>
  cap === null
    ? null
    : `${notMet === 1 ? 'One stated criterion is' : 'Two stated criteria are'} not met, so the score is capped at ${cap}.`;
