import { useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { createStore } from '@/app/store';
import { Toasts } from '@/shared/ui/toasts';

/**
 * The store and the toasts that interactive pages rely on, kept while one moves between them. They are fetched apart, so
 * that a page without forms does not carry them. Tooltips come with the pages that have some.
 */
export function InteractiveProviders() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Toasts>
        <Outlet />
      </Toasts>
    </Provider>
  );
}
