import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sentenceCase } from '@/features/matching/criteria';
import type { BreakdownEntry, Match } from '@/features/matching/match-answer';
import { shownPercent, whyCapped } from '@/features/matching/shown-arithmetic';

/** At 400% zoom, or with larger text, four columns need smaller letters, and 'Unconfirmed' may still not fit. */
const ENLARGED = '@container (max-width: 17rem)';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& th, & td': {
    py: 0.75,
    px: 0,
    pr: { xs: 1, sm: 2 },
    textAlign: 'left',
    fontWeight: 'inherit',
    verticalAlign: 'top',
    [ENLARGED]: { typography: 'caption', pr: 0.5 },
  },
  '& :not(.figure)': { overflowWrap: 'anywhere' },
  '& .outcome': { overflowWrap: 'normal', [ENLARGED]: { overflowWrap: 'anywhere' } },
  '& .figure': {
    pr: 0,
    pl: { xs: 1, sm: 2 },
    textAlign: 'right',
    whiteSpace: 'nowrap',
    [ENLARGED]: { pl: 0.25 },
  },
  '& thead th': { typography: 'caption', color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tfoot tr': { borderTop: 2, borderColor: 'text.primary', fontWeight: 600 },
} as const;

/** Shows the calculation of the score, so that anyone can check it. */
export function ScoreArithmetic({
  score,
  breakdown,
  arithmetic,
}: Pick<Match, 'score' | 'breakdown' | 'arithmetic'>) {
  const { points, weight, percent, cap } = arithmetic;
  const notMet = breakdown.filter(({ outcome }) => outcome === 'not met').length;
  const shown = shownPercent(percent);
  const rounded = shown === String(score) ? '' : `Rounded: ${score}%.`;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={table}>
        <Box
          component="caption"
          sx={{ captionSide: 'top', textAlign: 'left', pb: 1, color: 'text.secondary' }}
        >
          Met scores in full, close or unconfirmed scores half, not met scores nothing.
        </Box>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Outcome</th>
            <th scope="col" className="figure">
              Weight
            </th>
            <th scope="col" className="figure">
              Counts
            </th>
          </tr>
        </thead>
        <tbody>
          {breakdown.map((row) => (
            <Row key={row.criterion} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Sum
            </th>
            <td className="figure">{weight}</td>
            <td className="figure">{points}</td>
          </tr>
        </tfoot>
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, fontVariantNumeric: 'lining-nums tabular-nums' }}>
        {points} ÷ {weight} = {shown}%. {whyCapped(cap, notMet) ?? rounded}
      </Typography>
    </Box>
  );
}

function Row({ row: { criterion, outcome, weight, points } }: { row: BreakdownEntry }) {
  return (
    <tr>
      <th scope="row">{sentenceCase(criterion)}</th>
      <td className="outcome">{sentenceCase(outcome)}</td>
      <td className="figure">{weight}</td>
      <td className="figure">{points}</td>
    </tr>
  );
}
