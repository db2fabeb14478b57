import {
  close,
  met,
  notMet,
  unconfirmed,
  type Assess,
  type DecidingField,
  type Finding,
} from '../rule/finding.js';
import type { CompiledLender } from '../panel/compiled-lender.js';
import { figures, NOTHING, type RequestedOf } from '../rule/requested.js';
import { known } from '../panel/parsed.js';

const requested = ({ minTradingHistory }: CompiledLender): string => minTradingHistory.shown;

const notGiven = unconfirmed('No trading history given');
const notRead = unconfirmed('We could not read the trading history entered');
const notStated = unconfirmed('Lender has not stated a minimum trading history');
const acceptsStartUps = met('Considers start-ups and young businesses');
const saysNothingOfStartUps = unconfirmed('Lender has not said whether it lends to start-ups');
const refusesStartUps = notMet('Does not usually lend to start-ups');
const noMinimum = met('No minimum trading history');
const longEnough = met((_, lender) => `You meet the minimum trading history of ${requested(lender)}`);
const possiblyShort = close(
  (_, lender) => `Asks for ${requested(lender)} trading; the band you chose may be just short`,
);
const slightlyShort = close((_, lender) => `Asks for ${requested(lender)} trading; you are a little short`);
const short = notMet((_, lender) => `Asks for at least ${requested(lender)} trading`);

const assessStartUp = ({ acceptsStartups }: CompiledLender): Finding => {
  if (acceptsStartups === null) return saysNothingOfStartUps;
  return acceptsStartups ? acceptsStartUps : refusesStartUps;
};

export const assessTradingHistory: Assess = ({ tradingHistory }, lender) => {
  if (tradingHistory === 'blank') return notGiven;
  if (tradingHistory === 'unreadable') return notRead;
  if (tradingHistory.startUp) return assessStartUp(lender);
  if (!lender.minTradingHistory.stated) return notStated;
  const { value: min } = lender.minTradingHistory;
  if (min === 0) return noMinimum;
  if (tradingHistory.from >= min) return longEnough;
  if (lender.acceptsStartups) return acceptsStartUps;
  if (tradingHistory.to >= min) return possiblyShort;
  return tradingHistory.to * 4 >= min * 3 ? slightlyShort : short;
};

export const tradingHistoryField: DecidingField = ({ tradingHistory }) => {
  if (tradingHistory === 'blank' || tradingHistory === 'unreadable') return null;
  return tradingHistory.startUp ? 'acceptsStartups' : 'minTradingHistory';
};

/** For a start-up the question is whether the lender accepts any, not a figure. */
export const requestedMonths: RequestedOf = ({ tradingHistory }) => {
  const span = known(tradingHistory);
  if (!span || span.startUp) return NOTHING;
  return figures(span.from, Number.isFinite(span.to) ? span.to : span.from);
};
