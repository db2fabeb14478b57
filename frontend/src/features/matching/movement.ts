import type { MatchAnswer } from '@/features/matching/match-answer';

/** How a match list changed from one response to the next. */
export interface Movement {
  /** 'Up 4', 'Down 2' or 'New', by lender id; lenders that did not move are absent. */
  readonly words: ReadonlyMap<string, string>;
  /** The lenders that no longer match. */
  readonly gone: readonly string[];
  /** The changes in a sentence or two. */
  readonly sentence: string;
}

const isWhole = ({ totalMatches, matches }: MatchAnswer): boolean => totalMatches === matches.length;

const wordFor = (place: number, before: number | undefined, knewAll: boolean): string | null => {
  // In a truncated list, a lender may have been below the cut.
  if (before === undefined) return knewAll ? 'New' : 'Up';
  if (before === place) return null;
  return before > place ? `Up ${before - place}` : `Down ${place - before}`;
};

export const movementBetween = (before: MatchAnswer, after: MatchAnswer): Movement => {
  const places = new Map(before.matches.map(({ lender }, place) => [lender.id, place]));
  const words = after.matches.flatMap(({ lender: { id } }, place) => {
    const word = wordFor(place, places.get(id), isWhole(before));
    return word === null ? [] : [[id, word] as const];
  });
  const present = new Set(after.matches.map(({ lender }) => lender.id));
  const gone = isWhole(after)
    ? before.matches.filter(({ lender }) => !present.has(lender.id)).map(({ lender }) => lender.name)
    : [];
  return {
    words: new Map(words),
    gone,
    sentence: formatCounts(
      words.map(([, word]) => word),
      gone,
    ),
  };
};

function formatCounts(words: readonly string[], gone: readonly string[]): string {
  const count = (how: string) => words.filter((word) => word.startsWith(how)).length;
  const counts = [
    [count('Up'), 'up'],
    [count('Down'), 'down'],
    [count('New'), 'new'],
    [gone.length, 'no longer'],
  ] as const;
  const parts = counts.filter(([number]) => number > 0).map(([number, how]) => `${number} ${how}`);
  return parts.length === 0 ? 'The order has not changed.' : `The order has changed: ${parts.join(', ')}.`;
}
