import type { SxProps, Theme } from '@mui/material/styles';

export const frame: SxProps<Theme> = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
};

export const rail: SxProps<Theme> = (theme) => ({
  backgroundColor: theme.vars.palette.deep.main,
  color: theme.vars.palette.deep.on,
  display: 'flex',
  ':focus-visible': { outlineColor: theme.vars.palette.deep.on },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 0,
    height: '100dvh',
    width: 236,
    flexShrink: 0,
    flexDirection: 'column',
    padding: '20px 12px',
    // In a low window not all of it is in sight.
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.deep.muted} transparent`,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.down('lg')]: {
    display: 'grid',
    gridTemplateAreas: '"brand logout" "name logout"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    padding: '8px 20px 0',
  },
});

export const railHead: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'center',
  gridArea: 'brand',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { color: 'inherit' },
  [theme.breakpoints.up('lg')]: { padding: '0 12px', marginBottom: '20px' },
});

/** On a phone, a few links stand on two lines, and many are scrolled. */
const MAX_ON_LINES = 5;

export const railLinks =
  (count: number): SxProps<Theme> =>
  (theme) => ({
    display: 'flex',
    [theme.breakpoints.up('lg')]: { flexDirection: 'column', gap: '2px', flex: 1 },
    [theme.breakpoints.down('lg')]: {
      gridColumn: '1 / -1',
      gap: '4px',
      ...(count <= MAX_ON_LINES ? { flexWrap: 'wrap' } : { overflowX: 'auto' }),
      margin: '4px -12px 0',
    },
  });

export const navLink: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: '6px',
  color: theme.vars.palette.deep.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.vars.palette.deep.on },
  '&[aria-current="page"]': { color: theme.vars.palette.deep.on },
  // The mark of where one is: copper, as everywhere, and a border, which stays where the system gives every page its own
  // colours.
  '&[aria-current="page"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    borderColor: theme.vars.palette.copper,
    borderStyle: 'solid',
    borderWidth: { xs: '0 0 3px', lg: '0 0 0 3px' },
  },
  [theme.breakpoints.up('lg')]: {
    '&[aria-current="page"]': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.deep.on} 10%, transparent)`,
    },
  },
  [theme.breakpoints.down('lg')]: { borderRadius: 0 },
});

export const railFoot: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  // As high as a line before the name is known.
  '& > span': {
    gridArea: 'name',
    minWidth: 0,
    minHeight: '1lh',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > button': { gridArea: 'logout' },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    // A long name has a line of its own.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '12px 12px 0',
    borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.deep.on} 22%, transparent)`,
  },
  [theme.breakpoints.down('lg')]: {
    display: 'contents',
    // On one line, so that nothing moves when it is known.
    '& > span': { color: theme.vars.palette.deep.muted, whiteSpace: 'nowrap' },
    '& > button': { alignSelf: 'center' },
  },
});

export const logoutButton: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: '6px',
  border: `1px solid ${theme.vars.palette.deep.muted}`,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.deep.on} 12%, transparent)` },
});

export const mainColumn: SxProps<Theme> = {
  flex: 1,
  minWidth: 0,
  px: { xs: 2.5, md: 4 },
  py: { xs: 3, md: 4 },
  '&:focus': { outline: 'none' },
};
