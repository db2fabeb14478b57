import { Provider } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { createStore } from '@/app/store';
import { useToastAfterNavigation } from '@/shared/ui/toasts/toast-after-navigation';
import { ToastProvider } from '@/shared/ui/toasts/toast-provider';

/** The store and toasts of all portal screens. */
export function PortalRoot({ store }: { store: ReturnType<typeof createStore> }) {
  return (
    <Provider store={store}>
      <ToastProvider>
        <ToastAfterNavigation />
        <Outlet />
        <ScrollRestoration />
      </ToastProvider>
    </Provider>
  );
}

function ToastAfterNavigation() {
  useToastAfterNavigation();
  return null;
}
