import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Buttons side by side. On a phone they take the whole width, so that wrapped ones align. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <Box sx={row}>{children}</Box>;
}

const row = {
  width: { xs: '100%', sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;
