import { MAX_STORED_MATCHES, type StoredMatch } from './stored-matches.js';

export const CHANGE_KINDS = ['new', 'score', 'gone'] as const;

export interface MatchChange {
  /** A lender that matches now and did not, one whose score moved, one that no longer matches. */
  readonly change: (typeof CHANGE_KINDS)[number];
  readonly lender: { readonly id: string; readonly name: string };
  /** Percent; null for a new lender. */
  readonly scoreThen: number | null;
  /** Percent; null for a lender that is gone. */
  readonly scoreNow: number | null;
}

const changeOf = (
  change: MatchChange['change'],
  { id, name }: StoredMatch,
  scoreThen: number | null,
  scoreNow: number | null,
): MatchChange => ({ change, lender: { id, name }, scoreThen, scoreNow });

/** A lender at or under this score may have matched on the day too and was not kept. */
const knownAbove = (then: readonly StoredMatch[]): number =>
  then.length < MAX_STORED_MATCHES ? -1 : Math.min(...then.map(({ score }) => score));

/** What changed between the matches that were kept and those of now: best of now first, then who is gone. */
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
