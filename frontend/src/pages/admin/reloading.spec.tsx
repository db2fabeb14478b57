import { screen, within } from '@testing-library/react';
import { buildApplication, buildApplicationInFull } from '@/testing/build-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

const AT = '2026-03-12T09:30:00.000Z';
const disclosure = {
  id: 'd1',
  recipient: 'Brisk Capital',
  what: 'Company and contact details',
  at: AT,
  by: 'Ada Admin',
};
const brisk = { name: 'Brisk Capital', isActive: 'true' };

let server: ServerStub;
let restore: () => void;
describe('Reloading lists', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/applications', () => json(200, [buildApplication()]))
      .on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull()))
      .on('GET /api/admin/introducers', () => json(200, []))
      .on('GET /api/admin/lenders', () => json(200, []));
  });
  afterEach(() => restore());

  const openApplications = async () => {
    const { user } = renderPortalAt('/admin/applications');
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const follow = async (name: string) => user.click(await screen.findByRole('link', { name }));
    await screen.findByRole('link', { name: 'Rowan Retail Ltd' });
    return { press, follow };
  };

  it('reloads an application each time it is opened', async () => {
    const { follow } = await openApplications();
    await follow('Rowan Retail Ltd');
    await screen.findByText('None recorded.');
    await follow('All applications');
    server.on('GET /api/admin/applications/p1', () =>
      json(200, buildApplicationInFull({ disclosures: [disclosure] })),
    );

    await follow('Rowan Retail Ltd');

    expect(await screen.findByText('Brisk Capital')).toBeInTheDocument();
  });

  it('offers the current lenders when a dialog opens', async () => {
    const { press } = await openApplications();
    await press('Edit Rowan Retail Ltd');
    await press('Cancel');
    server.on('GET /api/admin/lenders', () => json(200, [brisk]));

    await press('Edit Rowan Retail Ltd');

    expect(await screen.findByRole('option', { name: 'Brisk Capital' })).toBeInTheDocument();
  });

  it('reloads a partner each time it is opened', async () => {
    const listed = {
      id: 'i1',
      email: 'fiona@alder.example',
      companyName: 'Alder Accounts Ltd',
      contactName: 'Fiona Alder',
      phone: '0141 496 0123',
      businessType: 'Accountant',
      createdAt: AT,
      suspendedAt: null,
      lastSignedInAt: null,
      cases: 0,
      approved: 0,
      decided: 0,
      leads: 0,
    };
    const inFull = { ...listed, sessions: 3, apiAccounts: [], suspensionReason: null };
    server
      .on('GET /api/admin/introducers', () => json(200, [listed]))
      .on('GET /api/admin/introducers/i1', () => json(200, inFull));
    const { user } = renderPortalAt('/admin/introducers');
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Alder Accounts Ltd' }));
      return screen.findByRole('dialog');
    };
    expect(await within(await open()).findByText('3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    server.on('GET /api/admin/introducers/i1', () => json(200, { ...inFull, sessions: 5 }));

    expect(await within(await open()).findByText('5')).toBeInTheDocument();
  });

  it('reloads a list when a change finds it stale', async () => {
    const message = {
      id: 'm1',
      name: 'Fiona Alder',
      email: 'fiona@alder.example',
      phone: null,
      message: 'Please ring me.',
      createdAt: AT,
      handledAt: null,
      handledBy: null,
    };
    server
      .on('GET /api/admin/messages', () => json(200, [message]))
      .on('PATCH /api/admin/messages/m1', () =>
        json(404, { error: 'Message not found. It may have been deleted.' }),
      );
    const { user } = renderPortalAt('/admin/messages');
    const mark = await screen.findByRole('button', { name: 'Mark as handled the message from Fiona Alder' });
    server.on('GET /api/admin/messages', () => json(200, []));

    await user.click(mark);

    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
  });
});
