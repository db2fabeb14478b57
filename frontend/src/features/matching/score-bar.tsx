import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { byOutcome, OUTCOMES, sentenceCase, tally } from '@/features/matching/criteria';
import type { BreakdownEntry, Outcome } from '@/features/matching/match-answer';

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

/** Height repeats the colour: met is full, close and unconfirmed half, not met empty. */
const SEGMENT = {
  met: segment('criterion.met', 12),
  close: segment('criterion.close', 6),
  unconfirmed: segment('criterion.unconfirmed', 6),
  'not met': segment('criterion.notMet', 2),
} as const satisfies Record<Outcome, object>;

function segment(colour: string, height: number) {
  return {
    height,
    bgcolor: colour,
    // In forced colours only the height shows the outcome.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
  } as const;
}

const MEANING: Record<Outcome, string> = {
  met: 'counts fully',
  close: 'counts half',
  unconfirmed: 'counts half: you or the lender have not said',
  'not met': 'counts nothing, and limits the score',
};

/** How to read the bar of a card. */
export function ScoreKey() {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2, breakInside: 'avoid' }}
    >
      <Typography id={id} variant="h4" component="h3">
        How to read a score
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
        {OUTCOMES.map((outcome) => (
          <Typography
            key={outcome}
            component="li"
            variant="body2"
            sx={{ display: 'grid', gridTemplateColumns: '28px 1fr', alignItems: 'baseline' }}
          >
            <Box
              component="span"
              aria-hidden="true"
              sx={{ width: 16, borderRadius: '1px', printColorAdjust: 'exact', ...SEGMENT[outcome] }}
            />
            <span>
              <strong>{sentenceCase(outcome)}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {MEANING[outcome]}
              </Box>
            </span>
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        A wider segment weighs more.
      </Typography>
    </Box>
  );
}
