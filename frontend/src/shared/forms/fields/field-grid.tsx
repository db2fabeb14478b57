import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldGridProps {
  /** Wider on the public pages. */
  gap?: 2.5 | 3;
  mt?: number;
  children: ReactNode;
}

/** Fields in two columns where there is room, in one on a phone. */
export function FieldGrid({ gap = 2.5, mt = 0, children }: FieldGridProps) {
  return (
    <Box sx={{ display: 'grid', mt, gap, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}

/** A field that takes the whole width of its grid. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
