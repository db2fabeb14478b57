import { formatPounds, type MoneySpan } from '#kernel/money/money.js';
import { requestTo, isForProperty, requestsOf } from '../rule/funding-request.js';
import type { Facts } from '../rule/enquiry.js';
import { loanToValue } from '../rule/loan-to-value.js';
import type { CompiledPanel } from '../panel/panel.js';
import { known } from '../panel/parsed.js';

/** A possible change by the visitor, with the resulting facts. */
export interface Change {
  readonly kind: 'amount' | 'ltv' | 'time';
  /** 'If you …', to be followed by the effect. */
  readonly condition: string;
  readonly facts: Facts;
}

/** More would slow down large panels and rarely find better ones. */
const MAX_AMOUNTS = 40;
const LTVS = [85, 80, 75, 70, 65, 60, 55, 50];
const MONTHS_LATER = [6, 12, 24];
const ESTABLISHED = 24;

const exactly = (pounds: number): MoneySpan => ({ from: pounds, to: pounds, openEnded: false });

const shown = ({ from, to, openEnded }: MoneySpan): string => {
  if (openEnded) return `${formatPounds(from)} or more`;
  return from === to ? formatPounds(to) : `${formatPounds(from)} to ${formatPounds(to)}`;
};

/** At most `most` items, evenly spread, including the first and the last. */
const spread = <T>(items: readonly T[], most: number): readonly T[] => {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  const places = new Set(Array.from({ length: most }, (_, nth) => Math.round(nth * step)));
  return items.filter((_, place) => places.has(place));
};

/** The amount lowered to each lender's maximum, from just below the amount sought to half of it. */
const lessMoney = (facts: Facts, panel: CompiledPanel): Change[] => {
  const request = known(facts.amount);
  if (!request) return [];
  const requests = requestsOf(facts);
  const maxima = panel
    .filter(({ maxAmount: { value } }) => value < request.from && value * 2 >= request.from)
    .filter((lender) => requestTo(requests, lender))
    .map(({ maxAmount }) => maxAmount.value);
  const amounts = [...new Set(maxima)].sort((a, b) => b - a);
  return spread(amounts, MAX_AMOUNTS).map((pounds) => ({
    kind: 'amount',
    condition: `If you borrowed ${formatPounds(pounds)} instead of ${shown(request)}`,
    facts: { ...facts, amount: exactly(pounds) },
  }));
};

const toLtv = (facts: Facts, percent: number, value: number | null): Change[] => {
  const condition = `If you reduced the LTV to ${percent}%`;
  if (value === null) return [{ kind: 'ltv', condition, facts: { ...facts, statedLtv: percent } }];
  const pounds = Math.floor((value * percent) / 100);
  const request = known(facts.amount);
  // For a range whose lower end is already below, the change would mean borrowing more.
  if (!request || pounds >= request.from) return [];
  const lowered = { ...facts, statedLtv: percent, amount: exactly(pounds) };
  return [{ kind: 'ltv', condition: `${condition} (borrow ${formatPounds(pounds)})`, facts: lowered }];
};

/** The LTV lowered step by step; if it follows from amount and value, the amount is lowered too. */
const lowerLtv = (facts: Facts): Change[] => {
  const today = loanToValue(facts);
  if (!today || !isForProperty(facts)) return [];
  return LTVS.filter((percent) => percent < today.percent).flatMap((percent) =>
    toLtv(facts, percent, today.value),
  );
};

const later = (facts: Facts): Change[] => {
  const history = known(facts.tradingHistory);
  if (!history || history.from >= ESTABLISHED) return [];
  return MONTHS_LATER.map((months) => ({
    kind: 'time',
    condition: `In ${months} months' time`,
    facts: {
      ...facts,
      tradingHistory: { from: history.from + months, to: history.to + months, startUp: false },
    },
  }));
};

/** All changes worth trying, of each kind from the smallest to the greatest. None asks for more money. */
export const changesTo = (facts: Facts, panel: CompiledPanel): readonly Change[] => [
  ...lessMoney(facts, panel),
  ...lowerLtv(facts),
  ...later(facts),
];
