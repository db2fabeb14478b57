import type { Outcome } from './finding.js';
import type { Match, NearMiss, ScoreArithmetic } from './match-answer.js';
import { capOf, exclusionOf, fitOf, type Assessment } from './rule.js';

/** A match in words: the findings behind its score, as sentences. */
export const explainMatch = (assessment: Assessment): Match => {
  const { request, lender, found, score, confirmed } = assessment;
  const sentences: Record<Outcome, string[]> = {
    met: [],
    close: [],
    unconfirmed: [],
    'not met': [],
    excluded: [],
  };
  const mismatches: string[] = [];
  for (const { finding } of found) {
    const sentence = finding.sentence?.(request, lender);
    if (sentence === undefined) continue;
    sentences[finding.outcome].push(sentence);
    if (finding.effect.mismatch > 0) mismatches.push(sentence);
  }
  return {
    lender: lender.card,
    score,
    fit: fitOf(assessment),
    toConfirm: found.length - confirmed,
    matchReasons: sentences.met,
    mismatches,
    unconfirmed: sentences.unconfirmed,
    confidence: { confirmed, relevant: found.length },
    breakdown: found.map(({ criterion, finding }) => ({
      criterion: criterion.name,
      weight: criterion.weight[request.family],
      outcome: finding.outcome,
      points: criterion.weight[request.family] * finding.effect.value,
    })),
    arithmetic: arithmeticOf(assessment),
  };
};

const arithmeticOf = ({ points, weight, majors }: Assessment): ScoreArithmetic => {
  const percent = (100 * points) / weight;
  const cap = capOf(majors);
  return { points, weight, percent, cap: percent > cap ? cap : null };
};

export const explainNearMiss = (assessment: Assessment): NearMiss => ({
  lender: { id: assessment.lender.card.id, name: assessment.lender.card.name },
  reason: exclusionOf(assessment),
});
