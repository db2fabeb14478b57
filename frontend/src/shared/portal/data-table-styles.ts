import type { SxProps, Theme } from '@mui/material/styles';

export const table: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '10px',
  backgroundColor: theme.vars.palette.background.paper,
  '&[aria-busy="true"]': { opacity: 0.6 },
  [theme.breakpoints.down('md')]: {
    display: 'block',
    border: 0,
    background: 'none',
  },
});

export const head: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
});

export const headCell: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: '0 16px',
  height: 44,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.control}`,
  '&:first-of-type': { borderTopLeftRadius: '10px' },
  '&:last-of-type': { borderTopRightRadius: '10px' },
  '&[data-figures="true"]': { textAlign: 'right' },
});

export const sortButton: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: 44,
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { opacity: 0 },
  '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: 'text.primary' },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  '[aria-sort="ascending"] > & svg': { opacity: 1, transform: 'rotate(180deg)' },
  '[aria-sort="descending"] > & svg': { opacity: 1 },
};

export const body: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('md')]: { display: 'grid', gap: '12px' },
});

export const row: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.up('md')]: {
    '&:not(:last-of-type) > td': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '&:hover > td, &:focus-within > td': { backgroundColor: theme.vars.palette.wash.primary },
    '&[data-selected="true"] > td:first-of-type': { boxShadow: `inset 3px 0 ${theme.vars.palette.copper}` },
    // Out of the way of who reads, and there for whoever comes near, by pointer or by keyboard.
    '@media (hover: hover)': {
      '& > td[data-actions] > *': { opacity: 0 },
      '&:hover > td[data-actions] > *, &:focus-within > td[data-actions] > *': { opacity: 1 },
    },
  },
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gap: '8px',
    padding: '16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: '10px',
    backgroundColor: theme.vars.palette.background.paper,
  },
});

export const cell: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.up('md')]: {
    padding: '12px 16px',
    verticalAlign: 'top',
    '&[data-figures="true"]': { textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
  },
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    gap: '0 12px',
    '&:first-of-type, &[data-actions]': { display: 'block' },
    '&[data-blank="true"]': { display: 'none' },
    '&[data-actions]': {
      marginTop: '4px',
      paddingTop: '12px',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
  },
});

/** On a card the name of the column stands beside what it holds. */
export const cellLabel: SxProps<Theme> = (theme) => ({
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { display: 'none' },
});

export const nameButton: SxProps<Theme> = (theme) => ({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  [theme.breakpoints.down('md')]: { ...theme.typography.h4, padding: '4px 0' },
});
