import type { LenderCard } from '#kernel/lending/lender-texts.js';
import type { CriterionName } from './criteria.js';
import type { Outcome } from './finding.js';
import type { OpenQuestion } from '../advice/open-questions.js';
import type { Fit } from './rule.js';

/** A line of the arithmetic: a criterion, its finding and its points. */
export interface BreakdownLine {
  readonly criterion: CriterionName;
  readonly weight: number;
  readonly outcome: Outcome;
  /** The part of the weight that the outcome counts. */
  readonly points: number;
}

/** From the sums of the breakdown to the score: 100 × points ÷ weight, rounded, or the cap. */
export interface ScoreArithmetic {
  readonly points: number;
  readonly weight: number;
  /** Before the cap and unrounded. */
  readonly percent: number;
  /** The cap because of criteria not met; null if it does not lower the score. */
  readonly cap: number | null;
}

export interface Match {
  readonly lender: LenderCard;
  readonly score: number;
  readonly fit: Fit;
  /** The number of relevant criteria that are unconfirmed. */
  readonly toConfirm: number;
  readonly matchReasons: readonly string[];
  readonly mismatches: readonly string[];
  readonly unconfirmed: readonly string[];
  /** The number of relevant criteria that could be checked. */
  readonly confidence: { readonly confirmed: number; readonly relevant: number };
  readonly breakdown: readonly BreakdownLine[];
  readonly arithmetic: ScoreArithmetic;
}

export interface NearMiss {
  readonly lender: { readonly id: string; readonly name: string };
  readonly reason: string;
}

export interface MatchAnswer {
  /** All matches, including those beyond the limit. */
  readonly totalMatches: number;
  readonly strongMatches: number;
  /** Best first, at most `limit`. */
  readonly matches: readonly Match[];
  /** Lenders with exactly one exclusion, best first. */
  readonly nearMisses: readonly NearMiss[];
  readonly advisories: readonly string[];
  /** Unanswered questions that leave most matches unconfirmed, worst first. */
  readonly questions: readonly OpenQuestion[];
  readonly ruleVersion: string;
}

/** The matches by name and score only, best first. */
export interface RankedLenders {
  readonly best: readonly { readonly id: string; readonly name: string; readonly score: number }[];
  readonly ruleVersion: string;
}
