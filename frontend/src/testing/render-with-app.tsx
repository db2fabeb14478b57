import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { InteractiveProviders } from '@/app/interactive-providers';
import { Providers } from '@/app/providers';
import { Router } from '@/app/router';
import { theme } from '@/app/theme/theme';
import { fetchToastList } from '@/shared/ui/toasts/toast-provider';

// A browser loads it while the user fills in a form; tests press buttons immediately.
await fetchToastList();

/** Renders a component as on an interactive page: with theme, router, store and toasts. */
export function renderWithApp(element: ReactElement, { at = '/' }: { at?: string } = {}) {
  return view(
    at,
    <Routes>
      <Route element={<InteractiveProviders />}>
        <Route path="*" element={element} />
      </Route>
    </Routes>,
  );
}

/** Renders the whole client at an address. */
export function renderAppAt(address: string) {
  return view(address, <Router />);
}

function view(address: string, element: ReactElement) {
  const user = userEvent.setup();
  const rendered = render(
    <Providers theme={theme}>
      <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
    </Providers>,
  );
  return { user, ...rendered };
}
