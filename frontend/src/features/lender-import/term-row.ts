/** A row with a term and its possible meanings. */
export const termRow = {
  px: 2,
  py: 1.5,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gap: 1,
  alignItems: 'center',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
