import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { portalRoutes } from '@/app/portal/portal-routes';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { fetchToastList } from '@/shared/ui/toasts';
import { json, type ServerStub } from '@/testing/server-stub';

await fetchToastList();

export const ADA = { id: 'a1', email: 'ada@example.co.uk', name: 'Ada Admin', role: 'admin' };

/** A server on which Ada is signed in. */
export const withAda = (server: ServerStub): ServerStub =>
  server.on('GET /api/admin/me', () => json(200, ADA));

/** Renders the portals at an address; `router.state.location` is where one is. */
export function renderPortalAt(address: string) {
  const user = userEvent.setup();
  const router = createMemoryRouter(portalRoutes, { initialEntries: [address] });
  const rendered = render(
    <Providers theme={portalTheme}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user, router, ...rendered };
}
