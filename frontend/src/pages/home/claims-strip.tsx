import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { claims, footnotes } from '@/shared/site/claims';
import { Measure } from '@/shared/ui/page';

/** The four public claims, set like a specification plate. */
export function ClaimsStrip() {
  return (
    <Measure>
      <Box component="dl" sx={plate}>
        {Object.values(claims).map(({ figure, caption }) => (
          <Box
            key={caption}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {caption}
            </Typography>
            <Typography component="dd" variant="h2" sx={figureSize}>
              {figure}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {footnotes.times}
      </Typography>
    </Measure>
  );
}

const plate = {
  m: 0,
  py: 3.5,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
} as const;

const figureSize = { m: 0, mb: 0.5, fontSize: { xs: '1.375rem', md: '1.75rem' } } as const;
