import type { MatchAnswer } from '@/features/matching/match-answer';

/** How a list of matches changed from one answer to the next. */
export interface Movement {
  /** 'Up 4', 'Down 2' or 'New', by the lender's id; a lender that stayed where it was has nothing to say. */
  readonly words: ReadonlyMap<string, string>;
  /** The lenders that no longer match. */
  readonly gone: readonly string[];
  /** All of it in a sentence or two. */
  readonly sentence: string;
}

const isWhole = ({ totalMatches, matches }: MatchAnswer): boolean => totalMatches === matches.length;

const wordFor = (place: number, before: number | undefined, knewAll: boolean): string | null => {
  // Of a list that was cut off, a lender may have stood beyond what was listed.
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
  const told = counts.filter(([number]) => number > 0).map(([number, how]) => `${number} ${how}`);
  return told.length === 0 ? 'The order has not changed.' : `The order has changed: ${told.join(', ')}.`;
}
