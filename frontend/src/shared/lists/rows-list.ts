/** Rows of one record each with what can be done with it, for a few records that need no table. */
export const rowsList = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '& li': {
    px: 2.5,
    py: 1.75,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
  },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
