import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RecordColumnsProps {
  /** Facts, in the left column. */
  facts: ReactNode;
  /** Work, in the right column. */
  work: ReactNode;
}

/** The sections of a record's page: two columns where there is room, else one. */
export function RecordColumns({ facts, work }: RecordColumnsProps) {
  return (
    <Box sx={columns}>
      <Box sx={sections}>{facts}</Box>
      <Box sx={sections}>{work}</Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  alignItems: 'start',
} as const;
const sections = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
