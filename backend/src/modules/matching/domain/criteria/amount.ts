import { close, excluded, met, unconfirmed, type Assess, type DecidingField } from '../rule/finding.js';
import type { CompiledLender } from '../panel/compiled-lender.js';
import { figures, NOTHING, type RequestedOf } from '../rule/requested.js';
import { known } from '../panel/parsed.js';

const range = ({ minAmount: min, maxAmount: max }: CompiledLender): string => {
  if (max.value === Infinity) return min.value === 0 ? 'any amount' : `from ${min.shown}`;
  return min.value === 0 ? `up to ${max.shown}` : `${min.shown} to ${max.shown}`;
};

const notGiven = unconfirmed('No amount given, so loan size was not checked');
const notRead = unconfirmed('We could not read the amount entered, so loan size was not checked');
const notStated = unconfirmed('Lender has not stated a loan range');
const farBelow = excluded((_, { minAmount }) => `Minimum loan is ${minAmount.shown}`);
const farAbove = excluded((_, { maxAmount }) => `Maximum loan is ${maxAmount.shown}`);
const justBelow = close(
  (_, { minAmount }) => `Minimum loan is ${minAmount.shown}, slightly above the amount you need`,
);
const justAbove = close(
  (_, { maxAmount }) => `Maximum loan is ${maxAmount.shown}, slightly below the amount you need`,
);
const covered = met((_, lender) => `Lends ${range(lender)}, which covers the amount you need`);
const partlyCovered = close(
  (_, lender) => `Lends ${range(lender)}, which covers only part of the range you gave`,
);

export const assessAmount: Assess = ({ amount }, { minAmount, maxAmount }) => {
  if (amount === 'blank') return notGiven;
  if (amount === 'unreadable') return notRead;
  if (!minAmount.stated && !maxAmount.stated) return notStated;
  const { value: min } = minAmount;
  const { value: max } = maxAmount;
  const { from } = amount;
  const to = amount.openEnded ? from : amount.to;
  // A fifth below the minimum and a quarter above the maximum still count as close; whole numbers stay exact.
  if (to * 5 < min * 4) return farBelow;
  if (from * 4 > max * 5) return farAbove;
  if (to < min) return justBelow;
  if (from > max) return justAbove;
  return min <= from && to <= max ? covered : partlyCovered;
};

export const amountField: DecidingField = ({ amount }, { minAmount }) => {
  if (amount === 'blank' || amount === 'unreadable') return null;
  const to = amount.openEnded ? amount.from : amount.to;
  return to < minAmount.value ? 'minAmount' : 'maxAmount';
};

export const requestedAmount: RequestedOf = ({ amount }) => {
  const span = known(amount);
  return span ? figures(span.from, span.openEnded ? span.from : span.to) : NOTHING;
};
