import type { CSSObject, Theme } from '@mui/material/styles';

/** Long reports scroll by themselves. */
export const framed = {
  maxHeight: 320,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;

export const reportTable = (theme: Theme): CSSObject => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    position: 'sticky',
    top: 0,
    backgroundColor: theme.vars.palette.background.raised,
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    textAlign: 'left',
  },
  '& th, & td': {
    padding: '6px 12px',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tbody > tr:last-of-type > td': { borderBottom: 0 },
  '& [data-figures]': { width: '1%', textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
});
