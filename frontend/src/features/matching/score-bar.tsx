import Box from '@mui/material/Box';
import { byOutcome, tally } from '@/features/matching/criteria';
import type { BreakdownEntry } from '@/features/matching/match-answer';
import { SEGMENT } from '@/features/matching/score-segments';

/** The criteria side by side, as wide as their weights, so that the filled part is the score. */
export function ScoreBar({ breakdown }: { breakdown: readonly BreakdownEntry[] }) {
  return (
    <Box
      role="img"
      aria-label={tally(breakdown)}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', height: 12, printColorAdjust: 'exact' }}
    >
      {byOutcome(breakdown).map(({ criterion, weight, outcome }) => (
        <Box key={criterion} sx={{ flex: `${weight} 0 0`, borderRadius: '1px', ...SEGMENT[outcome] }} />
      ))}
    </Box>
  );
}
