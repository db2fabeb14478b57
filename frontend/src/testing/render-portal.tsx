import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { portalRoutes } from '@/app/portal/portal-routes';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { fetchToastList } from '@/shared/ui/toasts/toast-provider';
import { json, type ServerStub } from '@/testing/server-stub';

await fetchToastList();

export const ADA = { id: 'a1', email: 'ada@example.co.uk', name: 'Ada Admin', role: 'admin' };

export const FIONA = {
  id: 'i1',
  email: 'fiona@alder-accounts.example',
  companyName: 'Alder Accounts Ltd',
  contactName: 'Fiona Alder',
  phone: '0141 496 0123',
  businessType: 'Accountant',
  emails: {
    caseByLink: true,
    caseEntered: true,
    statusChanged: true,
    offerMade: true,
    lenderDeclined: true,
    dealCompleted: true,
    completionReversed: true,
    statementReady: true,
    statementPaid: true,
    questionAnswered: true,
  },
  emailConfirmed: true,
  createdAt: '2026-03-12T09:30:00.000Z',
};

/** A server with the partner Fiona signed in. */
export const withFiona = (server: ServerStub): ServerStub =>
  server.on('GET /api/introducers/me', () => json(200, FIONA));

/** A server with the staff member Ada signed in. */
export const withAda = (server: ServerStub): ServerStub =>
  server.on('GET /api/admin/me', () => json(200, ADA));

/** Renders the portals at an address; `router.state.location` is the current one. */
export function renderPortalAt(address: string) {
  const user = userEvent.setup();
  const router = createMemoryRouter(portalRoutes(), { initialEntries: [address] });
  const rendered = render(
    <Providers theme={portalTheme}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user, router, ...rendered };
}
