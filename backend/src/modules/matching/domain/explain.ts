import type { Outcome } from './finding.js';
import type { Match, NearMiss } from './match-answer.js';
import { exclusionOf, type Assessment } from './rule.js';

/** A match in words: the findings that made its score, with their sentences. */
export const explainMatch = ({ ask, lender, found, score, confirmed }: Assessment): Match => {
  const said: Record<Outcome, string[]> = {
    met: [],
    close: [],
    unconfirmed: [],
    'not met': [],
    excluded: [],
  };
  const mismatches: string[] = [];
  for (const { finding } of found) {
    const sentence = finding.sentence?.(ask, lender);
    if (sentence === undefined) continue;
    said[finding.outcome].push(sentence);
    if (finding.effect.mismatch > 0) mismatches.push(sentence);
  }
  return {
    lender: lender.card,
    score,
    matchReasons: said.met,
    mismatches,
    unconfirmed: said.unconfirmed,
    confidence: { confirmed, relevant: found.length },
    breakdown: found.map(({ criterion, finding }) => ({
      criterion: criterion.name,
      weight: criterion.weight[ask.family],
      outcome: finding.outcome,
    })),
  };
};

export const explainNearMiss = (assessment: Assessment): NearMiss => ({
  lender: { id: assessment.lender.card.id, name: assessment.lender.card.name },
  reason: exclusionOf(assessment),
});
