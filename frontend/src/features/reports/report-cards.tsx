import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** The entries of a report. */
export const ReportCards = ({ children }: { children: ReactNode }) => (
  <List disablePadding sx={cards}>
    {children}
  </List>
);

/** An entry with its own list of what it is about. */
export const ReportCard = ({ children }: { children: ReactNode }) => (
  <Paper component="li" variant="outlined" sx={card}>
    {children}
  </Paper>
);

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const card = {
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  px: { xs: 2, md: 2.5 },
  py: 2,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > p': { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 },
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', rowGap: 0.5 },
  '& > ul > li': { color: 'text.secondary' },
  '& > ul b': { fontWeight: 600, color: 'text.primary' },
  '& > div': { mt: 'auto', pt: 1 },
} as const;
