import { close, met, notMet, unconfirmed, type Assess, type DecidingField } from '../rule/finding.js';
import { pointsAbove } from '../rule/loan-to-value.js';
import { figures, NOTHING, type RequestedOf } from '../rule/requested.js';

/** Points over the maximum that are still close. */
const CLOSE_MARGIN = 5;

const notGiven = unconfirmed('No LTV given');
const notStated = unconfirmed('Lender has not stated LTV limits');
const tooHigh = notMet(
  (request, { maxLtv }) => `Maximum LTV is ${maxLtv.shown}; you asked for ${request.ltv}%`,
);
const slightlyHigh = close(
  (request, { maxLtv }) => `Maximum LTV is ${maxLtv.shown}; you asked for ${request.ltv}%`,
);
const low = close((_, { minLtv }) => `Prefers lending at ${minLtv.shown} LTV or more`);
const withinMaximum = met(
  (request, { maxLtv }) => `Your ${request.ltv}% LTV is within the ${maxLtv.shown} maximum`,
);
const aboveMinimum = met(
  (request, { minLtv }) => `Your ${request.ltv}% LTV is above the ${minLtv.shown} minimum`,
);
const noLimit = met('No LTV limit');

export const assessLtv: Assess = ({ ltv: percent }, { minLtv, maxLtv }) => {
  if (percent === 'unknown') return notGiven;
  if (!minLtv.stated && !maxLtv.stated) return notStated;
  if (pointsAbove(percent, maxLtv.value) > CLOSE_MARGIN) return tooHigh;
  if (percent > maxLtv.value) return slightlyHigh;
  if (percent < minLtv.value) return low;
  if (maxLtv.value < Infinity) return withinMaximum;
  return minLtv.value > 0 ? aboveMinimum : noLimit;
};

export const ltvField: DecidingField = ({ ltv: percent }) => (percent === 'unknown' ? null : 'maxLtv');

export const requestedLtv: RequestedOf = ({ ltv }) => (ltv === 'unknown' ? NOTHING : figures(ltv, ltv));
