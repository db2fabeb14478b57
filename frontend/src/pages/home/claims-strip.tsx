import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { claims, footnotes } from '@/shared/site/claims';
import { PageContainer } from '@/shared/ui/page';

/** The four public claims, in one row. */
export function ClaimsStrip() {
  return (
    <PageContainer>
      <Box component="dl" sx={strip}>
        {Object.values(claims).map(({ figure, caption }) => (
          <Box key={caption} sx={claim}>
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
    </PageContainer>
  );
}

const strip = {
  m: 0,
  py: { sm: 3.5 },
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 4,
  rowGap: { sm: 3 },
  gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
} as const;

/** On a phone a line with its figure at the end, like the figures of a product. */
const claim = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column-reverse' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: { xs: 'baseline', sm: 'stretch' },
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
  columnGap: 1,
  py: { xs: 1.5, sm: 0 },
  '& + &': { borderStyle: 'solid', borderColor: 'divider', borderWidth: { xs: '1px 0 0', sm: 0 } },
} as const;

const figureSize = {
  m: 0,
  mb: { sm: 0.5 },
  fontSize: { xs: 'clamp(1.0625rem, 5.3vw, 1.375rem)', md: '1.75rem' },
} as const;
