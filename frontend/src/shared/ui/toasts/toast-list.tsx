import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { CrossIcon } from '@/shared/ui/icons';
import type { StoredToast, ToastStore } from '@/shared/ui/toasts/toast-store';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** Shows the toasts of a store. */
export function ToastList({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
      ))}
      <Toast.Viewport asChild hotkey={['F8']} label="Notifications ({hotkey})">
        <Box component="ol" sx={viewport} />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastCard({ toast, onDismiss }: { toast: StoredToast; onDismiss: () => void }) {
  const { title, description, destructive = false, open } = toast;
  return (
    <Toast.Root asChild open={open} onOpenChange={(next) => !next && onDismiss()}>
      <Paper
        component="li"
        variant="floating"
        sx={card}
        data-meaning={destructive ? 'destructive' : 'default'}
      >
        <Toast.Title asChild>
          <Typography variant="subtitle2" component="p">
            {title}
          </Typography>
        </Toast.Title>
        {description && (
          <Toast.Description asChild>
            <Typography variant="body2" sx={{ mt: 0.25 }}>
              {description}
            </Typography>
          </Toast.Description>
        )}
        <Toast.Close asChild>
          <ButtonBase aria-label="Close" sx={closeButton}>
            <CrossIcon />
          </ButtonBase>
        </Toast.Close>
      </Paper>
    </Toast.Root>
  );
}

const viewport: SxProps<Theme> = ({ breakpoints }) => ({
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
  [breakpoints.down('sm')]: {
    'body:has(.MuiDialog-container) &': { top: 0, bottom: 'auto' },
  },
});

const card: SxProps<Theme> = (theme) => ({
  position: 'relative',
  padding: '14px 48px 14px 18px',
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
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

const closeButton: SxProps<Theme> = {
  position: 'absolute',
  top: 6,
  right: 6,
  width: 36,
  height: 36,
  borderRadius: '6px',
};
