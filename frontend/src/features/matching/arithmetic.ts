import type { BreakdownEntry, Outcome } from '@/features/matching/match-answer';

/** Met counts fully, close or unconfirmed counts half, not met counts nothing. */
const SHARE: Record<Outcome, number> = { met: 1, close: 0.5, unconfirmed: 0.5, 'not met': 0 };

const CAPS = [
  { notMet: 1, ceiling: 49, sentence: 'One stated criterion is not met, so the score stops at 49.' },
  { notMet: 2, ceiling: 34, sentence: 'Two stated criteria are not met, so the score stops at 34.' },
];

export interface ArithmeticRow extends BreakdownEntry {
  readonly points: number;
}

export interface Arithmetic {
  readonly rows: readonly ArithmeticRow[];
  readonly points: number;
  readonly weights: number;
  /** The quotient in percent to two decimals, cut and never rounded, so that 49.49… cannot pass for 49.5. */
  readonly percent: string;
  /** Why the score is lower than the quotient, or null when no cap was needed. */
  readonly cap: string | null;
  readonly score: number;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const cutToHundredths = (points: number, weights: number): string => {
  const exact = (10_000 * points) / weights;
  const hundredths = Math.floor(exact);
  const text = (hundredths / 100).toFixed(2).replace(/\.?0+$/, '');
  return hundredths === exact ? text : `${(hundredths / 100).toFixed(2)}…`;
};

/** Recomputes a score from its breakdown, step by step as a person would. */
export const arithmeticOf = (breakdown: readonly BreakdownEntry[]): Arithmetic => {
  const rows = breakdown.map((entry) => ({ ...entry, points: entry.weight * SHARE[entry.outcome] }));
  const points = total(rows.map((row) => row.points));
  const weights = total(rows.map((row) => row.weight));
  const notMet = rows.filter(({ outcome }) => outcome === 'not met').length;
  const cap = CAPS.find((candidate) => candidate.notMet === notMet);
  const capped = cap !== undefined && 100 * points > cap.ceiling * weights;
  return {
    rows,
    points,
    weights,
    percent: cutToHundredths(points, weights),
    cap: capped ? cap.sentence : null,
    // Whole numbers until the last step, so that a half is exactly a half and rounds up.
    score: capped ? cap.ceiling : Math.floor((200 * points + weights) / (2 * weights)),
  };
};
