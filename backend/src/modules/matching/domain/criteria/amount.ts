import { close, excluded, met, unconfirmed, type Assess } from '../finding.js';
import type { AmountLimits } from '../compiled-lender.js';

const range = ({ min, max, shownMin, shownMax }: AmountLimits): string => {
  if (max === Infinity) return min === 0 ? 'any amount' : `from ${shownMin}`;
  return min === 0 ? `up to ${shownMax}` : `${shownMin} to ${shownMax}`;
};

const notGiven = unconfirmed('No amount given, so loan size was not checked');
const notRead = unconfirmed('We could not read the amount entered, so loan size was not checked');
const notStated = unconfirmed('Lender has not stated a loan range');
const farBelow = excluded((_, { amount }) => `Minimum loan is ${amount.shownMin}`);
const farAbove = excluded((_, { amount }) => `Maximum loan is ${amount.shownMax}`);
const justBelow = close(
  (_, { amount }) => `Minimum loan is ${amount.shownMin}, slightly above the amount you need`,
);
const justAbove = close(
  (_, { amount }) => `Maximum loan is ${amount.shownMax}, slightly below the amount you need`,
);
const covered = met((_, { amount }) => `Lends ${range(amount)}, which covers the amount you need`);
const partlyCovered = close(
  (_, { amount }) => `Lends ${range(amount)}, which covers only part of the range you gave`,
);

export const assessAmount: Assess = ({ amount }, lender) => {
  if (amount === 'blank') return notGiven;
  if (amount === 'unreadable') return notRead;
  if (!lender.amount.stated) return notStated;
  const { min, max } = lender.amount;
  const { from } = amount;
  const to = amount.openEnded ? from : amount.to;
  // A fifth below the minimum and a quarter above the maximum are near enough to talk; whole numbers stay exact.
  if (to * 5 < min * 4) return farBelow;
  if (from * 4 > max * 5) return farAbove;
  if (to < min) return justBelow;
  if (from > max) return justAbove;
  return min <= from && to <= max ? covered : partlyCovered;
};
