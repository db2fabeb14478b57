import { screen, waitFor, within } from '@testing-library/react';
import type { HeldSubmission } from '@/features/held/held-api';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

const application: HeldSubmission = {
  id: 'h2',
  kind: 'application',
  name: 'Fiona Alder',
  email: 'fiona@alder.example',
  written: {
    companyName: 'Alder Joinery Ltd',
    contactName: 'Fiona Alder',
    email: 'fiona@alder.example',
    phone: '0141 496 0123',
    fundingType: 'business-loans',
    amount: '100000',
    purpose: 'A second spray booth',
  },
  createdAt: '2026-03-12T09:30:00.000Z',
};
const message: HeldSubmission = {
  ...application,
  id: 'h1',
  kind: 'contact-message',
  name: 'Bob Cedar',
  written: { name: 'Bob Cedar', email: 'bob@cedar.example', message: 'Could you call me?' },
};

let server: ServerStub;
let restore: () => void;
describe('Held page', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server).on('GET /api/admin/held', () => json(200, [application, message]));
  });
  afterEach(() => restore());

  const open = async () => {
    const { user } = renderPortalAt('/admin/messages/held');
    await screen.findByRole('button', { name: 'Fiona Alder' });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { press, user };
  };
  const sent = () =>
    server.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

  describe('the list of what is held as possible spam', () => {
    it('shows who sent what, as an application or a message', async () => {
      const { press } = await open();

      const row = screen.getByRole('button', { name: 'Fiona Alder' }).closest('tr');
      expect(row).toHaveTextContent('Application');
      expect(row).toHaveTextContent('Alder Joinery Ltd, Business Loan');
      expect(screen.getByText('Could you call me?')).toBeInTheDocument();

      await press('Fiona Alder');
      const drawer = await screen.findByRole('dialog', { name: 'Fiona Alder' });
      for (const text of ['Alder Joinery Ltd', '0141 496 0123', 'A second spray booth'])
        expect(within(drawer).getByText(text)).toBeInTheDocument();
    });

    it('releases one with one press, and links to it', async () => {
      server.on('POST /api/admin/held/h2/release', () => {
        server.on('GET /api/admin/held', () => json(200, [message]));
        return json(200, { ok: true });
      });
      const { press } = await open();

      await press('Release the submission from Fiona Alder');

      expect(await screen.findByText('Application released')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Fiona Alder' })).toBeNull());
      expect(sent()).toEqual(['POST /api/admin/held/h2/release']);
    });

    it('shows when a colleague was faster, and reloads the list', async () => {
      const gone = 'This submission is no longer held.';
      server.on('POST /api/admin/held/h2/release', () => {
        server.on('GET /api/admin/held', () => json(200, [message]));
        return json(404, { error: gone });
      });
      const { press } = await open();

      await press('Release the submission from Fiona Alder');

      expect(await screen.findByText(gone)).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Fiona Alder' })).toBeNull());
    });

    it('discards one only after confirmation', async () => {
      server.on('DELETE /api/admin/held/h1', () => json(200, { ok: true }));
      const { press } = await open();

      await press('Discard the submission from Bob Cedar');
      expect(sent()).toEqual([]);
      await press('Discard');

      expect(await screen.findByText('Submission discarded')).toBeInTheDocument();
      expect(sent()).toEqual(['DELETE /api/admin/held/h1']);
    });

    it('is linked from the messages, with the number held', async () => {
      server
        .on('GET /api/admin/messages', () => json(200, []))
        .on('GET /api/admin/held', () => json(200, [application, message]));
      renderPortalAt('/admin/messages');

      const link = await screen.findByRole('link', { name: 'Held as possible spam (2)' });

      expect(link).toHaveAttribute('href', '/admin/messages/held');
    });
  });
});
