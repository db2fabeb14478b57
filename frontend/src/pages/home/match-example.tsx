import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sentenceCase } from '@/features/matching/criteria';
import type { BreakdownEntry } from '@/features/matching/match-answer';
import { ScoreBar } from '@/features/matching/score-bar';
import { ExampleCard } from '@/shared/ui/public/example-card';
import { TickIcon } from '@/shared/ui/icons';

/** An example of the matching rule: these answers against a lender that lends £5,000 to £100,000. */
const enquiry = 'Business loan of £125,000 for a shop: 12 months’ trading, credit score 700.';

const breakdown: readonly BreakdownEntry[] = [
  { criterion: 'product', weight: 15, outcome: 'met', points: 15 },
  { criterion: 'amount', weight: 22, outcome: 'close', points: 11 },
  { criterion: 'trading history', weight: 18, outcome: 'met', points: 18 },
  { criterion: 'credit score', weight: 14, outcome: 'met', points: 14 },
  { criterion: 'sector', weight: 9, outcome: 'met', points: 9 },
];

const sum = { points: 67, weight: 78 };
const score = 86;

const reasons = [
  'Offers Business Loans',
  'You meet the minimum trading history of 6 months',
  'Your credit profile meets the minimum of 500',
];

const mismatch = 'Maximum loan is £100,000, slightly below the amount you need';

/** A match as the API returns it for this example. */
export function MatchExample() {
  return (
    <ExampleCard
      title="Example Lender"
      outcome={
        <Typography variant="h3" component="p" sx={{ color: 'score.strong', whiteSpace: 'nowrap' }}>
          {score}% match
        </Typography>
      }
      caption="What a match looks like, with every point explained. An example, not an offer."
    >
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {enquiry}
      </Typography>
      <ScoreBar breakdown={breakdown} />
      <Box component="dl" sx={arithmetic}>
        {breakdown.map(({ criterion, points, weight }) => (
          <Box key={criterion} sx={{ display: 'contents' }}>
            <dt>{sentenceCase(criterion)}</dt>
            <dd>
              {points} of {weight}
            </dd>
          </Box>
        ))}
        <Box className="sum" sx={{ display: 'contents' }}>
          <dt>Sum</dt>
          <dd>
            {sum.points} of {sum.weight}
          </dd>
        </Box>
      </Box>
      <Box component="ul" sx={list}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Box component={TickIcon} sx={{ flexShrink: 0, color: 'criterion.met' }} />
            {reason}
          </li>
        ))}
        <li>
          <Box component="span" aria-hidden="true" sx={dot}>
            •
          </Box>
          {mismatch}
        </li>
      </Box>
    </ExampleCard>
  );
}

const arithmetic = {
  m: 0,
  mt: 2,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& dt, & dd': { m: 0, py: 0.75, borderBottom: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': { textAlign: 'right' },
  '& .sum > *': { borderBottom: 0, color: 'text.primary', fontWeight: 600 },
} as const;

const list = {
  m: 0,
  mt: 2.5,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  typography: 'body2',
  '& li': { display: 'flex', gap: 1.25 },
} as const;

/** As wide as a tick, so that sentences align. */
const dot = { flexShrink: 0, width: 20, textAlign: 'center', color: 'criterion.notMet' } as const;
