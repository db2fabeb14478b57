import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { CrossIcon } from '@/shared/ui/icons';
import type { StoredToast, ToastStore } from '@/shared/ui/toasts/toast-store';
import { closeButton, toastCard, toastViewport } from '@/shared/ui/toasts/toast-styles';

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
        <Box component="ol" sx={toastViewport} />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastCard({ toast, onDismiss }: { toast: StoredToast; onDismiss: () => void }) {
  const { title, description, destructive = false, open } = toast;
  return (
    <Toast.Root asChild open={open} onOpenChange={(next) => !next && onDismiss()}>
      <Box component="li" sx={toastCard} data-meaning={destructive ? 'destructive' : 'default'}>
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
          <Box component="button" type="button" aria-label="Close" sx={closeButton}>
            <CrossIcon />
          </Box>
        </Toast.Close>
      </Box>
    </Toast.Root>
  );
}
