import type { Ask } from './ask.js';
import { CRITERIA, type Criterion } from './criteria.js';
import type { Finding } from './finding.js';
import type { CompiledLender } from './compiled-lender.js';

export const RULE_VERSION = '1.1';

/** From this score on a lender is a strong match. */
export const STRONG = 70;

/** What a lender comes to, in numbers alone. */
export interface Verdict {
  /** Whole percent, after the cap. */
  readonly score: number;
  readonly majors: number;
  readonly mismatches: number;
  readonly confirmed: number;
  /** 0: a match; 1: a near miss; more: neither. */
  readonly exclusions: number;
}

/** The best a lender can score with none, one or more of its stated criteria not met. */
const capOf = (majors: number): number => (majors === 0 ? 100 : majors === 1 ? 49 : 34);

/** What excludes a lender although no single criterion does. */
const GROUNDS = [
  {
    reason: 'Three or more stated criteria are not met',
    hold: (_score: number, majors: number) => majors > 2,
  },
  { reason: 'Too few criteria met', hold: (score: number) => score < 30 },
] as const;

const criteria: readonly Criterion[] = CRITERIA;

/** Every relevant criterion with what it finds, in the table's order. */
export const findingsOf = (ask: Ask, lender: CompiledLender): { criterion: Criterion; finding: Finding }[] =>
  criteria
    .filter(({ relevant }) => relevant(ask, lender))
    .map((criterion) => ({ criterion, finding: criterion.assess(ask, lender) }));

/** The whole rule for one lender. It runs for every lender of the panel, so it writes no text and makes no lists. */
export const judge = (ask: Ask, lender: CompiledLender): Verdict => {
  let [weights, points, majors, mismatches, confirmed, exclusions] = [0, 0, 0, 0, 0, 0];
  for (const { weight, relevant, assess } of criteria) {
    if (!relevant(ask, lender)) continue;
    const { effect } = assess(ask, lender);
    weights += weight[ask.family];
    points += weight[ask.family] * effect.value;
    majors += effect.major;
    mismatches += effect.mismatch;
    confirmed += effect.confirmed;
    exclusions += effect.exclusion;
  }
  const score = Math.round(Math.min((100 * points) / weights, capOf(majors)));
  for (const { hold } of GROUNDS) exclusions += Number(hold(score, majors));
  return { score, majors, mismatches, confirmed, exclusions };
};

/** Why a lender that the rule excludes is excluded: the first reason in the table's order. */
export const exclusionOf = (ask: Ask, lender: CompiledLender): string => {
  const excluding = findingsOf(ask, lender).find(({ finding }) => finding.effect.exclusion > 0);
  if (excluding) return excluding.finding.sentence?.(ask, lender) ?? '';
  const { score, majors } = judge(ask, lender);
  return GROUNDS.find(({ hold }) => hold(score, majors))?.reason ?? '';
};
