import { screen, within } from '@testing-library/react';
import type { ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import { buildApplicationInFull } from '@/testing/build-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;

describe('ClientLinks', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    localStorage.clear();
  });
  afterEach(() => restore());

  const stateOf = (linksExpireAt: ApplicationInFull['linksExpireAt']) => ({
    linksExpireAt,
    statusLink: linksExpireAt === null ? null : { expiresAt: null },
  });

  const open = async (linksExpireAt: ApplicationInFull['linksExpireAt']) => {
    let shown = buildApplicationInFull(stateOf(linksExpireAt));
    withAda(server)
      .on('GET /api/admin/applications/p1', () => json(200, shown))
      .on('GET /api/admin/introducers', () => json(200, []));
    for (const [method, after] of [
      ['POST', '2026-08-01T09:30:00.000Z'],
      ['DELETE', null],
    ] as const)
      server.on(`${method} /api/admin/applications/p1/links`, () => {
        shown = { ...shown, ...stateOf(after) };
        return json(200, shown);
      });
    const { user } = renderPortalAt('/admin/applications/p1');
    const links = within(await screen.findByRole('region', { name: 'Client’s links' }));
    return { user, links };
  };

  describe('the client’s links on the page of an application', () => {
    it('are replaced, and the new ones emailed, when staff confirm it', async () => {
      const { user, links } = await open('2026-06-10T09:30:00.000Z');
      expect(
        links.getByText(
          'The status link works while the application is open and for 90 days afterwards. The results link works until 10 June 2026.',
        ),
      ).toBeInTheDocument();

      await user.click(links.getByRole('button', { name: 'Send new links' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Send new links?' }));
      expect(dialog.getByText(/to rona@rowan.example/)).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Send links' }));

      expect(await screen.findByText('New links sent')).toBeInTheDocument();
      expect(await links.findByText(/results link works until 1 August 2026/)).toBeInTheDocument();
    });

    it('are withdrawn when staff confirm it', async () => {
      const { user, links } = await open('2026-06-10T09:30:00.000Z');

      await user.click(links.getByRole('button', { name: 'Withdraw links' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw the client’s links?' }));
      await user.click(dialog.getByRole('button', { name: 'Withdraw links' }));

      expect(await screen.findByText('Links withdrawn')).toBeInTheDocument();
      expect(await links.findByText(/have expired or been withdrawn/)).toBeInTheDocument();
    });

    it('can only be renewed once they stopped working', async () => {
      const { links } = await open(null);

      expect(links.getByRole('button', { name: 'Send new links' })).toBeInTheDocument();
      expect(links.queryByRole('button', { name: 'Withdraw links' })).not.toBeInTheDocument();
    });

    it('show the server’s reason when they cannot be sent', async () => {
      const { user, links } = await open(null);
      server.on('POST /api/admin/applications/p1/links', () =>
        json(409, { error: 'We cannot email this client.', type: '/problems/client-not-told' }),
      );

      await user.click(links.getByRole('button', { name: 'Send new links' }));
      await user.click(await screen.findByRole('button', { name: 'Send links' }));

      expect(await screen.findByText('We cannot email this client.')).toBeInTheDocument();
    });
  });
});
