import type { Ask } from './ask.js';
import type { Outcome } from './finding.js';
import type { CompiledLender } from './compiled-lender.js';
import type { Match, NearMiss } from './match-answer.js';
import { exclusionOf, findingsOf, judge } from './rule.js';

/** A match in words: the same findings that made its score, with their sentences. */
export const explainMatch = (ask: Ask, lender: CompiledLender): Match => {
  const findings = findingsOf(ask, lender);
  const { score, confirmed } = judge(ask, lender);
  const sentences = (...outcomes: Outcome[]): string[] =>
    findings
      .filter(({ finding }) => outcomes.includes(finding.outcome))
      .flatMap(({ finding }) => finding.sentence?.(ask, lender) ?? []);

  return {
    lender: lender.card,
    score,
    matchReasons: sentences('met'),
    mismatches: sentences('close', 'not met'),
    unconfirmed: sentences('unconfirmed'),
    confidence: { confirmed, relevant: findings.length },
    breakdown: findings.map(({ criterion, finding }) => ({
      criterion: criterion.name,
      weight: criterion.weight[ask.family],
      outcome: finding.outcome,
    })),
  };
};

export const explainNearMiss = (ask: Ask, lender: CompiledLender): NearMiss => ({
  lender: { id: lender.card.id, name: lender.card.name },
  reason: exclusionOf(ask, lender),
});
