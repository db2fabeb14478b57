import type { BreakdownEntry, Outcome } from '@/features/matching/match-answer';

/** Capitalises a criterion or an outcome at the start of a line. */
export const sentenceCase = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

export const OUTCOMES: readonly Outcome[] = ['met', 'close', 'unconfirmed', 'not met'];

/** Criteria by outcome, so that a bar of them fills from the left. */
export const byOutcome = (breakdown: readonly BreakdownEntry[]): readonly BreakdownEntry[] =>
  OUTCOMES.flatMap((outcome) => breakdown.filter((entry) => entry.outcome === outcome));

/** '4 of 6 criteria met, 1 close, 1 unconfirmed'. */
export const tally = (breakdown: readonly BreakdownEntry[]): string => {
  const [met = 0, ...rest] = OUTCOMES.map(
    (outcome) => breakdown.filter((entry) => entry.outcome === outcome).length,
  );
  const others = rest.flatMap((count, index) => (count > 0 ? [`${count} ${OUTCOMES[index + 1] ?? ''}`] : []));
  return [`${met} of ${breakdown.length} criteria met`, ...others].join(', ');
};
