import { MAX_STORED_MATCHES, type StoredMatch } from './stored-matches.js';

export const CHANGE_KINDS = ['new', 'score', 'gone'] as const;

export interface MatchChange {
  /** A new match, a changed score, or a lender that no longer matches. */
  readonly change: (typeof CHANGE_KINDS)[number];
  readonly lender: { readonly id: string; readonly name: string };
  /** Percent; null for a new lender. */
  readonly scoreThen: number | null;
  /** Percent; null for a lender that no longer matches. */
  readonly scoreNow: number | null;
}

const changeOf = (
  change: MatchChange['change'],
  { id, name }: StoredMatch,
  scoreThen: number | null,
  scoreNow: number | null,
): MatchChange => ({ change, lender: { id, name }, scoreThen, scoreNow });

/** A lender at or below this score may have matched then too without being stored. */
const knownAbove = (then: readonly StoredMatch[]): number =>
  then.length < MAX_STORED_MATCHES ? -1 : Math.min(...then.map(({ score }) => score));

/** The changes between stored and current matches: current ones best first, then those that no longer match. */
export const matchChanges = (
  then: readonly StoredMatch[],
  now: readonly StoredMatch[],
): readonly MatchChange[] => {
  const before = new Map(then.map(({ id, score }) => [id, score]));
  const present = new Set(now.map(({ id }) => id));
  const floor = knownAbove(then);
  const moved = now.flatMap((match) => {
    const score = before.get(match.id);
    if (score === undefined) return match.score > floor ? [changeOf('new', match, null, match.score)] : [];
    return score === match.score ? [] : [changeOf('score', match, score, match.score)];
  });
  const removed = then.filter(({ id }) => !present.has(id));
  return [...moved, ...removed.map((match) => changeOf('gone', match, match.score, null))];
};
