import { useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { createStore } from '@/app/store';
import { ToastProvider } from '@/shared/ui/toasts/toast-provider';

/**
 * The store and toasts of interactive pages, kept during navigation. Loaded separately, so that static pages do not
 * carry them. Pages with tooltips bring those themselves.
 */
export function InteractiveProviders() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </Provider>
  );
}
