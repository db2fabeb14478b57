import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RecordColumnsProps {
  /** Work, first and in the left column. */
  work: ReactNode;
  /** Facts, in the right column. */
  facts: ReactNode;
  /** History, last and below the work. */
  history: ReactNode;
}

/** The sections of a record's page: two columns where there is room, else one in the same order. */
export function RecordColumns({ work, facts, history }: RecordColumnsProps) {
  return (
    <Box sx={columns}>
      <Box sx={{ ...sections, gridArea: 'work' }}>{work}</Box>
      <Box sx={{ ...sections, gridArea: 'facts' }}>{facts}</Box>
      <Box sx={{ ...sections, gridArea: 'history' }}>{history}</Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateAreas: { xs: '"work" "facts" "history"', md: '"work facts" "history facts"' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const;
const sections = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
