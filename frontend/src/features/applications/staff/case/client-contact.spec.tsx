import { screen, waitFor, within } from '@testing-library/react';
import { buildApplicationInFull } from '@/testing/build-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;

describe('Client contact', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    localStorage.clear();
  });
  afterEach(() => restore());

  const open = async (awaits: boolean) => {
    let shown = buildApplicationInFull({ awaitsClientContact: awaits });
    const sent: unknown[] = [];
    withAda(server)
      .on('GET /api/admin/applications/p1', () => json(200, shown))
      .on('GET /api/admin/introducers', () => json(200, []))
      .on('POST /api/admin/applications/p1/client-contact', ({ body }) => {
        sent.push(body);
        shown = { ...shown, awaitsClientContact: false };
        return json(200, shown);
      });
    const { user } = renderPortalAt('/admin/applications/p1');
    await screen.findByRole('region', { name: 'Activity' });
    return { user, sent };
  };

  const NOTICE = /The client and the partner have the same email address/;

  describe('an application whose client has the partner’s email address', () => {
    it('shows a warning until staff record how they reached the client', async () => {
      const { user, sent } = await open(true);
      expect(screen.getByText(NOTICE)).toBeInTheDocument();

      await user.click(screen.getByRole('button', { name: 'Record contact' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Record client contact' }));
      await user.click(dialog.getByRole('button', { name: 'Record contact' }));
      expect(await dialog.findByText('Enter how you reached the client')).toBeInTheDocument();
      expect(await violations()).toEqual([]);
      await user.type(dialog.getByLabelText(/^How you reached the client/), 'Called the shop');
      await user.click(dialog.getByRole('button', { name: 'Record contact' }));

      expect(await screen.findByText('Contact recorded')).toBeInTheDocument();
      expect(sent).toEqual([{ how: 'Called the shop', updatedAt: '2026-03-12T09:30:00.000Z' }]);
      await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
    });

    it('keeps the typed text and shows that a colleague recorded the contact first', async () => {
      const { user, sent } = await open(true);
      const later = '2026-03-12T10:00:00.000Z';
      const current = buildApplicationInFull({ awaitsClientContact: false, updatedAt: later });
      server.on('POST /api/admin/applications/p1/client-contact', () =>
        json(409, {
          error: 'Bo Keeper changed this application.',
          changed: { by: 'Bo Keeper', at: later, current },
        }),
      );
      await user.click(screen.getByRole('button', { name: 'Record contact' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Record client contact' }));
      await user.type(dialog.getByLabelText(/^How you reached the client/), 'Called the shop');
      await user.click(dialog.getByRole('button', { name: 'Record contact' }));

      expect(await dialog.findByText(/^Bo Keeper changed this application at 10:00/)).toBeInTheDocument();
      expect(
        dialog.getByText('Contact is already recorded. We keep only the first record.'),
      ).toBeInTheDocument();
      expect(dialog.getByLabelText(/^How you reached the client/)).toHaveValue('Called the shop');
      expect(sent).toEqual([]);
    });

    it('shows no warning when the addresses differ', async () => {
      await open(false);

      expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    });
  });
});
