import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A report's entries, `li` elements: each a card with its own list of what it is about. */
export const ReportCards = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={cards}>
    {children}
  </Box>
);

const cards = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  typography: 'body2',
  '& > li': {
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    px: { xs: 2, md: 2.5 },
    py: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.paper',
    overflowWrap: 'anywhere',
  },
  '& > li > p': { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 },
  '& ul ul, & > li > ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', rowGap: 0.5 },
  '& > li > ul > li': { color: 'text.secondary' },
  '& > li > ul b': { fontWeight: 600, color: 'text.primary' },
  '& > li > div': { mt: 'auto', pt: 1 },
} as const;
