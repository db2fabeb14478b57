import { creditBandTop } from '#shared/domain/credit-score.js';
import { close, met, notMet, unconfirmed, type Assess } from '../finding.js';

/** How far below a minimum a score may lie and still be worth a conversation. */
const A_LITTLE = 50;

const notGiven = unconfirmed('No credit score given');
const notStated = unconfirmed('Lender has not stated a minimum credit score');
const noMinimum = met('No minimum credit score');
const highEnough = met((_, { creditScore }) => `Your credit profile meets the minimum of ${creditScore.min}`);
const perhapsShort = close(
  (_, { creditScore }) =>
    `Asks for a credit score of ${creditScore.min}; the band you chose may be just short`,
);
const littleShort = close(
  (_, { creditScore }) => `Asks for a credit score of ${creditScore.min}; yours is a little below`,
);
const short = notMet((_, { creditScore }) => `Asks for a credit score of at least ${creditScore.min}`);

export const assessCreditScore: Assess = ({ creditScore: score }, lender) => {
  if (score === 'blank' || score === 'unreadable') return notGiven;
  if (!lender.creditScore.stated) return notStated;
  const { min } = lender.creditScore;
  if (min === 0) return noMinimum;
  if (score >= min) return highEnough;
  if (creditBandTop(score) >= min) return perhapsShort;
  return score >= min - A_LITTLE ? littleShort : short;
};
