import type { SxProps, Theme } from '@mui/material/styles';

export const toastViewport: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: 0,
  right: 0,
  width: 'min(420px, 100%)',
  m: 0,
  p: { xs: 2, sm: 3 },
  listStyle: 'none',
  borderRadius: '10px',
  // Above the actions of an open record, which may take two rows on a phone.
  'body:has(.MuiDrawer-root) &': { bottom: { xs: '8.5rem', sm: '5.5rem' } },
  // On a phone a dialog fills the window, with its buttons at the bottom.
  '@media (max-width: 599px)': {
    'body:has(.MuiDialog-container) &': { top: 0, bottom: 'auto' },
  },
};

export const toastCard: SxProps<Theme> = (theme) => ({
  position: 'relative',
  padding: '14px 48px 14px 18px',
  borderRadius: '10px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[8],
  animation: 'toast-in 180ms ease-out',
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
  '&[data-meaning="destructive"]': {
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.wash.error,
  },
  '&[data-state="closed"]': { display: 'none' },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: 'transform 160ms ease-out' },
});

export const closeButton: SxProps<Theme> = {
  position: 'absolute',
  top: 6,
  right: 6,
  width: 36,
  height: 36,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
};
