import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { NearMiss } from '@/features/matching/match-answer';

/** Lenders that miss exactly one stated limit, with that limit. */
export function NearMisses({ nearMisses }: { nearMisses: readonly NearMiss[] }) {
  const id = useId();
  if (nearMisses.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        Near misses ({nearMisses.length})
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Each of these lenders rules you out on one limit only.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {nearMisses.map(({ lender, reason }) => (
          <Box
            component="li"
            key={lender.id}
            sx={{
              py: 1.25,
              breakInside: 'avoid',
              borderTop: 1,
              borderColor: 'divider',
              display: 'grid',
              columnGap: 3,
              gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
            }}
          >
            <Typography variant="subtitle2" component="span">
              {lender.name}
            </Typography>
            <Typography variant="body2" component="span" color="textSecondary">
              {reason}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
