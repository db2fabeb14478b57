import type { FundingRequest } from './funding-request.js';
import { CRITERIA, type Criterion } from './criteria.js';
import type { Finding } from './finding.js';
import type { CompiledLender } from '../panel/compiled-lender.js';

/** The minimum score of a strong match. */
const STRONG = 70;

/**
 * How well a match fits: 'strong', 'fits' if more is to be confirmed or close, 'outside' if it does not meet a stated
 * criterion.
 */
export const FITS = ['strong', 'fits', 'outside'] as const;
export type Fit = (typeof FITS)[number];

/** The result for a lender, in numbers only. */
export interface Verdict {
  /** Whole percent, after the cap. */
  readonly score: number;
  readonly majors: number;
  readonly mismatches: number;
  readonly confirmed: number;
  /** 0: a match; 1: a near miss; more: neither. */
  readonly exclusions: number;
  /** The points and weights of the relevant criteria. */
  readonly points: number;
  readonly weight: number;
  /** The weight of the unconfirmed criteria, and the lightest of all relevant ones. */
  readonly unconfirmedWeight: number;
  readonly leastWeight: number;
}

/**
 * The only definition of 'strong' (a score alone hides how much is assumed): nothing is unconfirmed except possibly
 * the lightest criterion. For matches only, which have no exclusion.
 */
export const fitOf = ({ score, majors, unconfirmedWeight, leastWeight }: Verdict): Fit => {
  if (majors > 0) return 'outside';
  return score >= STRONG && unconfirmedWeight <= leastWeight ? 'strong' : 'fits';
};

export const isMatch = ({ exclusions }: Verdict): boolean => exclusions === 0;
export const isStrong = (verdict: Verdict): boolean => isMatch(verdict) && fitOf(verdict) === 'strong';

/** The finding of a relevant criterion. */
export interface Found {
  readonly criterion: Criterion;
  readonly finding: Finding;
}

/** A verdict with everything behind it. */
export interface Assessment extends Verdict {
  readonly request: FundingRequest;
  readonly lender: CompiledLender;
  /** In the table's order. */
  readonly found: readonly Found[];
}

/** The maximum score with none, one or more stated criteria not met. */
export const capOf = (majors: number): number => (majors === 0 ? 100 : majors === 1 ? 49 : 34);

/** Exclusions that no single criterion makes. */
const GROUNDS = [
  {
    reason: 'Three or more stated criteria are not met',
    hold: (_score: number, majors: number) => majors > 2,
  },
  { reason: 'Too few criteria met', hold: (score: number) => score < 30 },
] as const;

const criteria: readonly Criterion[] = CRITERIA;

/**
 * The whole rule for one lender. Runs for every lender of the panel, so it writes no text, and lists findings only if
 * the caller passes a list.
 */
export const judge = (request: FundingRequest, lender: CompiledLender, found?: Found[]): Verdict => {
  let [total, points, majors, mismatches, confirmed, exclusions] = [0, 0, 0, 0, 0, 0];
  let [unconfirmedWeight, leastWeight] = [0, Infinity];
  for (const criterion of criteria) {
    if (!criterion.relevant(request, lender)) continue;
    const finding = criterion.assess(request, lender);
    found?.push({ criterion, finding });
    const weight = criterion.weight[request.family];
    total += weight;
    points += weight * finding.effect.value;
    majors += finding.effect.major;
    mismatches += finding.effect.mismatch;
    confirmed += finding.effect.confirmed;
    exclusions += finding.effect.exclusion;
    if (finding.outcome === 'unconfirmed') unconfirmedWeight += weight;
    if (weight < leastWeight) leastWeight = weight;
  }
  const score = Math.round(Math.min((100 * points) / total, capOf(majors)));
  for (const { hold } of GROUNDS) exclusions += Number(hold(score, majors));
  return {
    score,
    majors,
    mismatches,
    confirmed,
    exclusions,
    points,
    weight: total,
    unconfirmedWeight,
    leastWeight,
  };
};

/** The verdict with its findings: the explanation of the score. */
export const assess = (request: FundingRequest, lender: CompiledLender): Assessment => {
  const found: Found[] = [];
  return { ...judge(request, lender, found), request, lender, found };
};

/** Why the rule excludes a lender: the first reason in the table's order. */
export const exclusionOf = ({ request, lender, found, score, majors }: Assessment): string => {
  const excluding = found.find(({ finding }) => finding.effect.exclusion > 0)?.finding;
  if (excluding) return excluding.sentence?.(request, lender) ?? '';
  return GROUNDS.find(({ hold }) => hold(score, majors))?.reason ?? '';
};
