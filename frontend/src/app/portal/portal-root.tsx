import { useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { createStore } from '@/app/store';
import { AdminSession } from '@/features/sessions/admin-session';
import { Toasts } from '@/shared/ui/toasts';
import { Tooltips } from '@/shared/ui/tooltip';

/** What every screen of the portals stands on: the store, toasts, tooltips and who is signed in. */
export function PortalRoot() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Toasts>
        <Tooltips>
          <AdminSession>
            <Outlet />
            <ScrollRestoration />
          </AdminSession>
        </Tooltips>
      </Toasts>
    </Provider>
  );
}
