import { close, met, notMet, unconfirmed, type Assess } from '../finding.js';
import { pointsAbove } from '../loan-to-value.js';

/** Points over the maximum that are still worth a conversation. */
const A_LITTLE = 5;

const notGiven = unconfirmed('No LTV given');
const notStated = unconfirmed('Lender has not stated LTV limits');
const tooHigh = notMet((ask, { ltv }) => `Maximum LTV is ${ltv.max}%; you asked for ${ask.ltv}%`);
const littleHigh = close((ask, { ltv }) => `Maximum LTV is ${ltv.max}%; you asked for ${ask.ltv}%`);
const low = close((_, { ltv }) => `Prefers lending at ${ltv.min}% LTV or more`);
const withinMaximum = met((ask, { ltv }) => `Your ${ask.ltv}% LTV is within the ${ltv.max}% maximum`);
const aboveMinimum = met((ask, { ltv }) => `Your ${ask.ltv}% LTV is above the ${ltv.min}% minimum`);
const noLimit = met('No LTV limit');

export const assessLtv: Assess = ({ ltv: percent }, { ltv }) => {
  if (percent === 'unknown') return notGiven;
  if (!ltv.stated) return notStated;
  if (pointsAbove(percent, ltv.max) > A_LITTLE) return tooHigh;
  if (percent > ltv.max) return littleHigh;
  if (percent < ltv.min) return low;
  if (ltv.max < Infinity) return withinMaximum;
  return ltv.min > 0 ? aboveMinimum : noLimit;
};
