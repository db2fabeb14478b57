/** A row with a word and its possible meanings. */
export const wordRow = {
  px: 2,
  py: 1.5,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gap: 1,
  alignItems: 'center',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
