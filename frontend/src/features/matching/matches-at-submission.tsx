import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScoreBadge } from '@/features/matching/score-badge';

interface MatchesAtSubmissionProps {
  /** Best first, as at submission. */
  matches: readonly { id: string; name: string; score: number }[];
}

/** The matching lenders at submission. */
export function MatchesAtSubmission({ matches }: MatchesAtSubmissionProps) {
  if (matches.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No matches on the panel that day.
      </Typography>
    );
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {matches.map(({ id, name, score }) => (
        <Box component="li" key={id} sx={row}>
          <Typography variant="body2" component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <ScoreBadge score={score} />
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
