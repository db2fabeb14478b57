import { Provider } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { createStore } from '@/app/store';
import { useToastAfterNavigation } from '@/shared/ui/toasts/toast-after-navigation';
import { Toasts } from '@/shared/ui/toasts/toasts';

/** The store and toasts of all portal screens. */
export function PortalRoot({ store }: { store: ReturnType<typeof createStore> }) {
  return (
    <Provider store={store}>
      <Toasts>
        <ToastAfterNavigation />
        <Outlet />
        <ScrollRestoration />
      </Toasts>
    </Provider>
  );
}

function ToastAfterNavigation() {
  useToastAfterNavigation();
  return null;
}
