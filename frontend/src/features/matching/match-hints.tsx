import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Enquiry, useMatchHintsQuery } from '@/features/matching/matching-api';

/** Changes that would bring more strong matches. Loaded after the list; empty if there are none. */
export function MatchHints({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const { data } = useMatchHintsQuery(enquiry);
  if (!data || data.hints.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 2, borderColor: 'copper', pt: 2 }}>
      <Typography id={id} variant="h4" component="h3">
        What would improve your matches
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data.hints.map((hint) => (
          <Typography
            key={hint}
            component="li"
            variant="body2"
            sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}
          >
            {hint}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
