import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface RowsListProps {
  /** Accessible name; none where a heading is right above. */
  label?: string;
  /** The records: an `li` each. */
  children: ReactNode;
}

/** A few records that need no table, each with what can be done with it. */
export const RowsList = ({ label, children }: RowsListProps) => (
  <Paper variant="outlined" sx={{ width: 1 }}>
    <List disablePadding aria-label={label} sx={list}>
      {children}
    </List>
  </Paper>
);

const list: SxProps<Theme> = {
  '& > li': {
    overflowWrap: 'anywhere',
    px: 2.5,
    py: 1.75,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
