import type { CaseMatches } from '@/features/applications/staff/admin-applications-api';

type Today = CaseMatches['today'];

/** A lender on the panel that a case can be sent to. */
export interface LenderToAdd {
  readonly name: string;
  /** How the lender matches the application today. */
  readonly mark: string;
  /** What to check before sending; null if nothing is known. */
  readonly note: string | null;
}

const whatIsLeft = ({ unconfirmed, mismatches }: Today['matches'][number]): string =>
  unconfirmed.length + mismatches.length === 0
    ? 'Ready to send'
    : `Check first: ${[...mismatches, ...unconfirmed].join('; ')}`;

/**
 * Matching lenders, best first; then the near misses; then all others by name. If the match is cut off, the others
 * may include further matches.
 */
export const lenderChoices = (
  { matches, nearMisses, totalMatches }: Pick<Today, 'matches' | 'nearMisses' | 'totalMatches'>,
  directory: readonly string[],
): readonly LenderToAdd[] => {
  const compared = [
    ...matches.map((match) => ({
      name: match.lender.name,
      mark: `Match, ${match.score}%${match.fit === 'strong' ? ', strong' : ''}`,
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

/** Lenders whose name contains the typed text, ignoring case. */
export const called = (choices: readonly LenderToAdd[], part: string): readonly LenderToAdd[] => {
  const typed = part.trim().toLowerCase();
  return choices.filter(({ name }) => name.toLowerCase().includes(typed));
};
