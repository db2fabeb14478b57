import { useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { createStore } from '@/app/store';
import { useToastAfterNavigation } from '@/shared/ui/toast-after-navigation';
import { Toasts } from '@/shared/ui/toasts';
import { Tooltips } from '@/shared/ui/tooltip';

/** What every screen of the portals stands on: the store, toasts and tooltips. */
export function PortalRoot() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Toasts>
        <Tooltips>
          <ToastAfterNavigation />
          <Outlet />
          <ScrollRestoration />
        </Tooltips>
      </Toasts>
    </Provider>
  );
}

function ToastAfterNavigation() {
  useToastAfterNavigation();
  return null;
}
