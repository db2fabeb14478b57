import { advisoriesFor } from './advisories.js';
import { askOf, asksOf, type Ask, type Asks } from './ask.js';
import { explainMatch, explainNearMiss } from './explain.js';
import type { Facts } from './facts.js';
import type { CompiledLender } from './compiled-lender.js';
import type { MatchAnswer, RankedLenders } from './match-answer.js';
import type { CompiledPanel } from './panel.js';
import { Ranking } from './ranking.js';
import { judge, RULE_VERSION, STRONG, type Verdict } from './rule.js';

/** As many near misses as somebody will read. */
const NEAR_MISSES = 20;

/** Judges every lender that offers what is asked. */
const judgeAll = (asks: Asks, panel: CompiledPanel, see: (verdict: Verdict, place: number) => void): void => {
  panel.forEach((lender, place) => {
    const ask = askOf(asks, lender);
    if (ask) see(judge(ask, lender), place);
  });
};

const isMatch = ({ exclusions }: Verdict): boolean => exclusions === 0;
const isStrong = (verdict: Verdict): boolean => isMatch(verdict) && verdict.score >= STRONG;

const explained = <T>(
  places: readonly number[],
  asks: Asks,
  panel: CompiledPanel,
  explain: (ask: Ask, lender: CompiledLender) => T,
): readonly T[] =>
  places.flatMap((place) => {
    const lender = panel[place];
    const ask = lender && askOf(asks, lender);
    return ask ? [explain(ask, lender)] : [];
  });

/** The rule over a panel: all lenders in numbers first, then the first `limit` of them in words. */
export const matchPanel = (facts: Facts, panel: CompiledPanel, limit: number): MatchAnswer => {
  const asks = asksOf(facts);
  const matches = new Ranking(limit, panel.length);
  const nearMisses = new Ranking(NEAR_MISSES, panel.length);
  let [totalMatches, strongMatches] = [0, 0];
  judgeAll(asks, panel, (verdict, place) => {
    if (isMatch(verdict)) matches.add(verdict, place);
    if (verdict.exclusions === 1) nearMisses.add(verdict, place);
    totalMatches += Number(isMatch(verdict));
    strongMatches += Number(isStrong(verdict));
  });
  return {
    totalMatches,
    strongMatches,
    matches: explained(matches.places(), asks, panel, explainMatch),
    nearMisses: explained(nearMisses.places(), asks, panel, explainNearMiss),
    advisories: advisoriesFor(facts),
    ruleVersion: RULE_VERSION,
  };
};

/** The first `limit` matches by name and score alone: the same order and scores, and not a word about why. */
export const rankPanel = (facts: Facts, panel: CompiledPanel, limit: number): RankedLenders => {
  const asks = asksOf(facts);
  const matches = new Ranking(limit, panel.length);
  judgeAll(asks, panel, (verdict, place) => {
    if (isMatch(verdict)) matches.add(verdict, place);
  });
  const best = explained(matches.places(), asks, panel, (ask, lender) => ({
    id: lender.card.id,
    name: lender.card.name,
    score: judge(ask, lender).score,
  }));
  return { best, ruleVersion: RULE_VERSION };
};

export const countStrong = (facts: Facts, panel: CompiledPanel): number => {
  let strong = 0;
  judgeAll(asksOf(facts), panel, (verdict) => {
    strong += Number(isStrong(verdict));
  });
  return strong;
};
