import { advisoriesFor } from '../advice/advisories.js';
import type { CompiledLender } from '../panel/compiled-lender.js';
import { requestTo, requestsOf, type FundingRequest, type FundingRequests } from './funding-request.js';
import { RULE_VERSION } from './criteria.js';
import { explainMatch, explainNearMiss } from './explain.js';
import type { Facts } from './enquiry.js';
import type { MatchAnswer, RankedLenders } from './match-answer.js';
import { OpenQuestions } from '../advice/open-questions.js';
import type { CompiledPanel } from '../panel/panel.js';
import { Ranking } from './ranking.js';
import { assess, isMatch, isStrong, judge, type Assessment, type Verdict } from './rule.js';

/** The maximum number of near misses. */
const NEAR_MISSES = 20;

/** Judges every lender that offers a product sought. */
const judgeAll = (
  requests: FundingRequests,
  panel: CompiledPanel,
  see: (verdict: Verdict, place: number, request: FundingRequest, lender: CompiledLender) => void,
): void => {
  panel.forEach((lender, place) => {
    const request = requestTo(requests, lender);
    if (request) see(judge(request, lender), place, request, lender);
  });
};

/** The lenders at these positions, with everything behind their scores. */
const assessed = (
  places: readonly number[],
  requests: FundingRequests,
  panel: CompiledPanel,
): readonly Assessment[] =>
  places.flatMap((place) => {
    const lender = panel[place];
    const request = lender && requestTo(requests, lender);
    return request ? [assess(request, lender)] : [];
  });

/** Runs the rule over a panel: numbers for all lenders, then words for the first `limit`. */
export const matchPanel = (facts: Facts, panel: CompiledPanel, limit: number): MatchAnswer => {
  const requests = requestsOf(facts);
  const matches = new Ranking(limit, panel.length);
  const nearMisses = new Ranking(NEAR_MISSES, panel.length);
  const questions = new OpenQuestions(facts);
  let [totalMatches, strongMatches] = [0, 0];
  judgeAll(requests, panel, (verdict, place, request, lender) => {
    if (isMatch(verdict)) matches.add(verdict, place);
    if (isMatch(verdict)) questions.count(request, lender);
    if (verdict.exclusions === 1) nearMisses.add(verdict, place);
    totalMatches += Number(isMatch(verdict));
    strongMatches += Number(isStrong(verdict));
  });
  return {
    totalMatches,
    strongMatches,
    matches: assessed(matches.places(), requests, panel).map(explainMatch),
    nearMisses: assessed(nearMisses.places(), requests, panel).map(explainNearMiss),
    advisories: advisoriesFor(facts),
    questions: questions.worst(),
    ruleVersion: RULE_VERSION,
  };
};

/** The first `limit` matches by name and score only: the same order and scores, without reasons. */
export const rankPanel = (facts: Facts, panel: CompiledPanel, limit: number): RankedLenders => {
  const requests = requestsOf(facts);
  const matches = new Ranking(limit, panel.length);
  judgeAll(requests, panel, (verdict, place) => {
    if (isMatch(verdict)) matches.add(verdict, place);
  });
  const best = assessed(matches.places(), requests, panel).map(({ lender: { card }, score }) => ({
    id: card.id,
    name: card.name,
    score,
  }));
  return { best, ruleVersion: RULE_VERSION };
};

export const countStrong = (facts: Facts, panel: CompiledPanel): number => {
  let strong = 0;
  judgeAll(requestsOf(facts), panel, (verdict) => {
    strong += Number(isStrong(verdict));
  });
  return strong;
};
