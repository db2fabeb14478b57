import type { FundingRequest } from './funding-request.js';
import { CRITERIA, type Criterion } from './criteria.js';
import type { Finding } from './finding.js';
import type { CompiledLender } from '../panel/compiled-lender.js';

/** A strong match has at least this score. */
const STRONG = 70;

/**
 * How well a match fits: 'strong', 'fits' where more is to be confirmed or close, 'outside' where it does not meet a
 * criterion that the lender states.
 */
export const FITS = ['strong', 'fits', 'outside'] as const;
export type Fit = (typeof FITS)[number];

/** What a lender comes to, in numbers alone. */
export interface Verdict {
  /** Whole percent, after the cap. */
  readonly score: number;
  readonly majors: number;
  readonly mismatches: number;
  readonly confirmed: number;
  /** 0: a match; 1: a near miss; more: neither. */
  readonly exclusions: number;
  /** What the relevant criteria count, and what they weigh. */
  readonly points: number;
  readonly weight: number;
  /** What the unconfirmed criteria among them weigh, and the lightest of all of them. */
  readonly unconfirmedWeight: number;
  readonly leastWeight: number;
}

/**
 * The one meaning of 'strong' (a score alone hides how much of it is assumed): nothing is unconfirmed, or only the
 * criterion that weighs least. Of a match, so of a lender that nothing excludes.
 */
export const fitOf = ({ score, majors, unconfirmedWeight, leastWeight }: Verdict): Fit => {
  if (majors > 0) return 'outside';
  return score >= STRONG && unconfirmedWeight <= leastWeight ? 'strong' : 'fits';
};

export const isMatch = ({ exclusions }: Verdict): boolean => exclusions === 0;
export const isStrong = (verdict: Verdict): boolean => isMatch(verdict) && fitOf(verdict) === 'strong';

/** What a relevant criterion finds. */
export interface Found {
  readonly criterion: Criterion;
  readonly finding: Finding;
}

/** A verdict with all that it follows from. */
export interface Assessment extends Verdict {
  readonly request: FundingRequest;
  readonly lender: CompiledLender;
  /** In the table's order. */
  readonly found: readonly Found[];
}

/** The best a lender can score with none, one or more of its stated criteria not met. */
export const capOf = (majors: number): number => (majors === 0 ? 100 : majors === 1 ? 49 : 34);

/** What excludes a lender although no single criterion does. */
const GROUNDS = [
  {
    reason: 'Three or more stated criteria are not met',
    hold: (_score: number, majors: number) => majors > 2,
  },
  { reason: 'Too few criteria met', hold: (score: number) => score < 30 },
] as const;

const criteria: readonly Criterion[] = CRITERIA;

/**
 * The whole rule for one lender. It runs for every lender of the panel, so it writes no text, and makes a list of what
 * it finds only for who brings one.
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

/** The same, with what was found on the way: the explanation of the score. */
export const assess = (request: FundingRequest, lender: CompiledLender): Assessment => {
  const found: Found[] = [];
  return { ...judge(request, lender, found), request, lender, found };
};

/** Why a lender that the rule excludes is excluded: the first reason in the table's order. */
export const exclusionOf = ({ request, lender, found, score, majors }: Assessment): string => {
  const excluding = found.find(({ finding }) => finding.effect.exclusion > 0)?.finding;
  if (excluding) return excluding.sentence?.(request, lender) ?? '';
  return GROUNDS.find(({ hold }) => hold(score, majors))?.reason ?? '';
};
