/** The sections of a screen of forms, stacked. */
export const formSections = {
  maxWidth: 760,
  display: 'grid',
  gap: 5,
  '& > section + section': { pt: 4, borderTop: 1, borderColor: 'divider' },
} as const;
