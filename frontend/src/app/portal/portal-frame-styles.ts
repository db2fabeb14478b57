import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

export const frame: SxProps<Theme> = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
};

const railColours: SxProps<Theme> = (theme) => ({
  backgroundColor: theme.vars.palette.deep.main,
  color: theme.vars.palette.deep.on,
  display: 'flex',
  ':focus-visible': { outlineColor: theme.vars.palette.deep.on },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 0,
    height: '100dvh',
    width: 236,
    flexShrink: 0,
    flexDirection: 'column',
    padding: '16px 12px',
    // A low window does not show all of it.
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.deep.muted} transparent`,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
});

/** Last, because paper is as narrow as a phone. */
const notPrinted = { '@media print': { display: 'none' } } as const;

export const rail: SxProps<Theme> = [
  railColours,
  (theme) => ({
    [theme.breakpoints.down('lg')]: {
      display: 'grid',
      gridTemplateAreas: '"brand logout" "name logout"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '12px',
      padding: '8px 20px 0',
    },
  }),
  notPrinted,
];

/** On a phone all groups except the first are in a menu. */
export const groupedRail: SxProps<Theme> = [
  railColours,
  (theme) => ({
    [theme.breakpoints.down('lg')]: {
      display: 'grid',
      gridTemplateAreas: '"brand search menu"',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: '8px',
      padding: '8px 20px 0',
      '& [data-in-menu]': { gridColumn: '1 / -1' },
      '& [data-in-menu="closed"]': { display: 'none' },
    },
  }),
  notPrinted,
];

export const railHead: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'center',
  gridArea: 'brand',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { color: 'inherit' },
  // As in portal.html, so that it does not move when the frame replaces that page.
  [theme.breakpoints.down('sm')]: { maxWidth: 180 },
  [theme.breakpoints.up('lg')]: { padding: '0 12px', marginBottom: '8px' },
});

/** On a phone, few links take two lines, and many scroll. */
const MAX_ON_LINES = 5;

export const railLinks =
  (count: number): SxProps<Theme> =>
  (theme) => ({
    display: 'flex',
    '& > [data-title]': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.deep.muted },
    [theme.breakpoints.up('lg')]: {
      flexDirection: 'column',
      '& > [data-title]': { padding: '8px 12px 2px' },
    },
    [theme.breakpoints.down('lg')]: {
      gridColumn: '1 / -1',
      gap: '0 4px',
      ...(count <= MAX_ON_LINES ? { flexWrap: 'wrap' } : { overflowX: 'auto' }),
      margin: '4px -12px 0',
      '&:not([data-in-menu]) > [data-title]': { display: 'none' },
      // A phone has room for four short names in a row.
      [theme.breakpoints.down('sm')]: {
        '&[role="group"]:not([data-in-menu])': {
          flexWrap: 'nowrap',
          gap: 0,
          margin: '4px -16px 0',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          justifyContent: 'space-between',
          '& > a': { padding: '0 6px', fontSize: '0.8125rem' },
        },
      },
      '&[data-in-menu]': {
        flexWrap: 'wrap',
        overflowX: 'visible',
        padding: '8px 0',
        borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.deep.on} 22%, transparent)`,
        '& > [data-title]': { width: '100%', padding: '0 12px' },
      },
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
  // The mark of the current link: copper, and a border, which stays visible in forced colours.
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
  [theme.breakpoints.up('lg')]: { '@media (pointer: fine)': { minHeight: 36 } },
  [theme.breakpoints.down('lg')]: { borderRadius: 0 },
  [theme.breakpoints.down('sm')]: { padding: '0 9px' },
});

/** The count at a link: at the end of the line in the navigation, else directly beside the name. */
export const linkCount: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  position: 'relative',
  marginLeft: '6px',
  padding: '0 7px',
  borderRadius: '10px',
  color: theme.vars.palette.deep.on,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.deep.on} 18%, transparent)`,
  [theme.breakpoints.up('lg')]: { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { marginLeft: '4px', padding: '0 5px' },
});

const barButton: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: '6px',
  border: `1px solid ${theme.vars.palette.deep.muted}`,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.deep.on} 12%, transparent)` },
});

export const menuToggle: SxProps<Theme> = [
  barButton,
  (theme) => ({
    gridArea: 'menu',
    // Beside the word, the brand's longest word would not fit.
    '@media (max-width: 389.95px)': { '& > span': visuallyHidden },
    [theme.breakpoints.up('lg')]: { display: 'none' },
  }),
];

/** A field in the side navigation, a button on a phone. */
export const searchButton: SxProps<Theme> = (theme) => ({
  gridArea: 'search',
  display: 'grid',
  '& > button': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: 44,
    padding: '0 12px',
    borderRadius: '6px',
    border: `1px solid ${theme.vars.palette.deep.muted}`,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.deep.on} 12%, transparent)` },
  },
  '& kbd': { ...theme.typography.caption, marginLeft: 'auto', color: theme.vars.palette.deep.muted },
  [theme.breakpoints.up('lg')]: { '@media (pointer: fine)': { '& > button': { minHeight: 36 } } },
  [theme.breakpoints.down('lg')]: { '& kbd': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& span': visuallyHidden },
});

export const railFoot: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  // One line high before the name is known.
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
    marginTop: 'auto',
    // A long name gets its own line.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '12px 12px 0',
    borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.deep.on} 22%, transparent)`,
  },
  [theme.breakpoints.down('lg')]: {
    display: 'contents',
    '&[data-in-menu="open"]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '12px 0',
      borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.deep.on} 22%, transparent)`,
    },
    // On one line, so that nothing moves when it is loaded.
    '& > span': { color: theme.vars.palette.deep.muted, whiteSpace: 'nowrap' },
    '& > button': { alignSelf: 'center' },
  },
});

export const frameButton: SxProps<Theme> = barButton;

export const mainColumn: SxProps<Theme> = {
  flex: 1,
  minWidth: 0,
  px: { xs: 2.5, md: 4 },
  py: { xs: 3, md: 4 },
  '&:focus': { outline: 'none' },
};
