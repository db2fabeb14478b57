/** A small table of facts that becomes blocks on a phone. Its cells name their columns as `data-label`. */
export const plainTable = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    px: 1.5,
    py: 1.25,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 400 },
  '& [data-figures]': { textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '@container (max-width: 559.95px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gap: 0.5, py: 1.5, borderBottom: 1, borderColor: 'divider' },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody th, & tbody td': { display: 'block', p: 0, border: 0 },
    '& [data-figures]': { textAlign: 'left' },
    '& td:empty': { display: 'none' },
    '& td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: 'text.secondary',
    },
  },
} as const;

/** Around it: it becomes blocks by the room that it has, not by the window's. */
export const tableRoom = { containerType: 'inline-size' } as const;
