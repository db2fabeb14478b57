import { creditBandTop } from '../credit-score.js';
import { close, met, notMet, unconfirmed, type Assess, type DecidingField } from '../rule/finding.js';
import { figures, NOTHING, type RequestedOf } from '../rule/requested.js';
import { known } from '../panel/parsed.js';

/** A score this far below a minimum is still close. */
const CLOSE_MARGIN = 50;

const notGiven = unconfirmed('No credit score given');
const notStated = unconfirmed('Lender has not stated a minimum credit score');
const noMinimum = met('No minimum credit score');
const highEnough = met(
  (_, { minCreditScore }) => `Your credit profile meets the minimum of ${minCreditScore.shown}`,
);
const possiblyShort = close(
  (_, { minCreditScore }) =>
    `Asks for a credit score of ${minCreditScore.shown}; the band you chose may be just short`,
);
const slightlyShort = close(
  (_, { minCreditScore }) => `Asks for a credit score of ${minCreditScore.shown}; yours is a little below`,
);
const short = notMet(
  (_, { minCreditScore }) => `Asks for a credit score of at least ${minCreditScore.shown}`,
);

export const assessCreditScore: Assess = ({ creditScore: score }, { minCreditScore }) => {
  if (score === 'blank' || score === 'unreadable') return notGiven;
  if (!minCreditScore.stated) return notStated;
  const { value: min } = minCreditScore;
  if (min === 0) return noMinimum;
  if (score >= min) return highEnough;
  if (creditBandTop(score) >= min) return possiblyShort;
  return score >= min - CLOSE_MARGIN ? slightlyShort : short;
};

export const creditScoreField: DecidingField = ({ creditScore: score }) =>
  score === 'blank' || score === 'unreadable' ? null : 'minCreditScore';

export const requestedScore: RequestedOf = ({ creditScore }) => {
  const score = known(creditScore);
  return score === null ? NOTHING : figures(score, score);
};
