import type { SxProps, Theme } from '@mui/material/styles';

/** Without scripts, menus are open or open on hover. */
const WITHOUT_SCRIPT = '@media (scripting: none)';

export const headerBar: SxProps<Theme> = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
  [WITHOUT_SCRIPT]: { position: 'static' },
};

/** On a phone the name shrinks, over two lines if needed, and the toggle stays beside it. */
export const headerRow: SxProps<Theme> = {
  position: 'relative',
  maxWidth: 1240,
  minHeight: 72,
  mx: 'auto',
  px: 2.5,
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyContent: 'space-between',
};

export const homeLink: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 72,
  color: 'text.primary',
  textDecoration: 'none',
};

export const menuToggle: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 44,
  padding: '0 12px',
  marginRight: '-12px',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  [theme.breakpoints.up('md')]: { display: 'none' },
  [WITHOUT_SCRIPT]: { display: 'none' },
});

export const menu: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  [theme.breakpoints.down('md')]: {
    gridColumn: '1 / -1',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    paddingBottom: '20px',
    '& .MuiButton-root': { marginTop: '20px', flexShrink: 0 },
    maxHeight: 'calc(100dvh - 73px)',
    overflowY: 'auto',
    '&[data-open="false"]': { display: 'none' },
    [WITHOUT_SCRIPT]: { maxHeight: 'none', '&[data-open="false"]': { display: 'flex' } },
  },
});

export const menuLink: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: 44,
  padding: '0 14px',
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { transition: 'transform 160ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&:hover, &[aria-current="page"]': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: {
    width: '100%',
    minHeight: 52,
    padding: 0,
    justifyContent: 'space-between',
    borderRadius: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
});

export const productPanel: SxProps<Theme> = (theme) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    padding: '0 0 12px',
    [WITHOUT_SCRIPT]: { '&[hidden]': { display: 'block' } },
  },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    top: 'calc(100% - 6px)',
    right: 20,
    width: 'min(880px, calc(100% - 40px))',
    padding: '16px',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '4px',
    borderRadius: '10px',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.raised,
    boxShadow: theme.shadows[1],
    [WITHOUT_SCRIPT]: {
      'button:hover + &, button:focus + &, &:hover, &:focus-within': { '&[hidden]': { display: 'grid' } },
    },
  },
});

export const productLink: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '10px 12px',
  borderRadius: '6px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  [theme.breakpoints.down('md')]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '10px 0 10px 12px',
  },
  '& span': theme.typography.subtitle2,
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.wash.primary },
  '&[aria-current="page"]': { color: theme.vars.palette.primary.main },
});
