import type { FoundLenders } from '@/features/applications/staff/admin-applications-api';
import { STRONG } from '@/features/matching/score';

type Today = FoundLenders['today'];

/** A lender of the directory that a case can be put to. */
export interface LenderToAdd {
  readonly name: string;
  /** How it stands to the case today. */
  readonly mark: string;
  /** What to know before it is asked; null where nothing is known. */
  readonly note: string | null;
}

const whatIsLeft = ({ unconfirmed, mismatches }: Today['matches'][number]): string =>
  unconfirmed.length + mismatches.length === 0
    ? 'Ready to send'
    : `Check first: ${[...mismatches, ...unconfirmed].join('; ')}`;

/**
 * The lenders that match, best first; the near misses; then all others by name. Where the match names fewer than it
 * found, a lender that it does not name may be among the rest.
 */
export const lenderChoices = (
  { matches, nearMisses, totalMatches }: Pick<Today, 'matches' | 'nearMisses' | 'totalMatches'>,
  directory: readonly string[],
): readonly LenderToAdd[] => {
  const compared = [
    ...matches.map((match) => ({
      name: match.lender.name,
      mark: `Match, ${match.score}%${match.score >= STRONG ? ', strong' : ''}`,
      note: whatIsLeft(match),
    })),
    ...nearMisses.map(({ lender, reason }) => ({ name: lender.name, mark: 'Near miss', note: reason })),
  ];
  const named = new Set(compared.map(({ name }) => name));
  const mark = totalMatches > matches.length ? 'Not among the best matches' : 'Not matched';
  return [
    ...compared,
    ...directory.filter((name) => !named.has(name)).map((name) => ({ name, mark, note: null })),
  ];
};

/** Those whose name holds what was typed, in any case. */
export const called = (choices: readonly LenderToAdd[], part: string): readonly LenderToAdd[] => {
  const typed = part.trim().toLowerCase();
  return choices.filter(({ name }) => name.toLowerCase().includes(typed));
};
