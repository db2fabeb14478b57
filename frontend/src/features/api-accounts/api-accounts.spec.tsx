import { screen, waitFor, within } from '@testing-library/react';
import { renderPortalAt, withFiona } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const CRM = {
  id: 'k1',
  name: 'Office CRM',
  username: 'api-5f0c8f6f2f115c1e',
  createdAt: '2026-03-12T09:30:00.000Z',
  lastUsedAt: '2026-03-14T08:02:00.000Z',
  revokedAt: null,
};
const OLD = { ...CRM, id: 'k2', name: 'Old CRM', lastUsedAt: null, revokedAt: '2026-03-13T10:00:00.000Z' };
const SECRET = 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0';

const PATH = '/api/introducers/me/api-accounts';

let server: ServerStub;
let restore: () => void;
let stored: object[];
describe('API accounts', () => {
  beforeEach(() => {
    stored = [CRM, OLD];
    server = withFiona(new ServerStub())
      .on('GET /api/introducers/me/referral-link', () => json(200, { link: null }))
      .on(`GET ${PATH}`, () => json(200, stored));
    restore = server.install();
  });
  afterEach(() => restore());

  const open = async () => {
    const view = renderPortalAt('/partners/integrations');
    await screen.findByRole('heading', { level: 1, name: 'Integrations' });
    return view;
  };
  const creations = () => server.calls.filter(({ method }) => method === 'POST');

  describe('the list', () => {
    it('shows when each account was last used, and which are revoked', async () => {
      await open();

      const [, live, revoked] = await screen.findAllByRole('row');

      expect(live).toHaveTextContent(
        /Office CRM.*api-5f0c8f6f2f115c1e.*14 Mar 2026, 08:02.*12 Mar 2026.*Live/,
      );
      expect(revoked).toHaveTextContent(/Old CRM.*Never.*Revoked/);
      expect(
        within(revoked as HTMLElement).queryByRole('button', { name: /Revoke/ }),
      ).not.toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });

    it('offers to create the first account', async () => {
      stored = [];
      const { user } = await open();

      await user.click(await screen.findByRole('button', { name: 'Create your first API account' }));

      expect(screen.getByRole('dialog', { name: 'Create an API account' })).toBeInTheDocument();
    });
  });

  describe('creating one', () => {
    const typePassword = ({ user }: Awaited<ReturnType<typeof open>>) =>
      user.type(screen.getByLabelText(/^Your password/), 'velvet tractor onion');
    const start = async () => {
      const view = await open();
      await view.user.click(screen.getByRole('button', { name: 'Create API account' }));
      return view;
    };
    const create = async (secret: string | null = SECRET) => {
      server.on(`POST ${PATH}`, () => json(201, { ...CRM, secret }));
      const view = await start();
      await view.user.type(screen.getByLabelText(/^Name/), '  Office CRM ');
      await typePassword(view);
      await view.user.click(screen.getByRole('button', { name: 'Create' }));
      return view;
    };

    it('requires a name and the password before it sends anything', async () => {
      const { user } = await start();

      await user.click(screen.getByRole('button', { name: 'Create' }));

      expect(await screen.findByText('Name is required')).toBeInTheDocument();
      expect(screen.getByText('Enter your password')).toBeInTheDocument();
      expect(creations()).toEqual([]);
    });

    it('shows the secret once, and can be closed once it is copied', async () => {
      const { user } = await create();
      const dialog = await screen.findByRole('dialog', { name: 'Secret for ‘Office CRM’' });

      expect(dialog).toHaveTextContent('We only show the secret once.');
      expect(dialog).toHaveTextContent(CRM.username);
      expect(await violations()).toEqual([]);
      await user.click(within(dialog).getByRole('button', { name: 'Copy the secret' }));
      expect(await navigator.clipboard.readText()).toBe(SECRET);
      await user.click(within(dialog).getByRole('button', { name: 'Done' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
      expect(creations().map(({ body }) => body)).toEqual([
        { name: 'Office CRM', currentPassword: 'velvet tractor onion' },
      ]);
      expect(creations()[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('asks before it is closed without copying', async () => {
      const { user } = await create();
      await screen.findByRole('dialog', { name: 'Secret for ‘Office CRM’' });

      await user.click(screen.getByRole('button', { name: 'Done' }));
      await user.click(
        within(screen.getByRole('alertdialog', { name: 'Have you saved the secret?' })).getByRole('button', {
          name: 'Show the secret',
        }),
      );
      expect(await screen.findByText(SECRET)).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Close anyway' }));

      await waitFor(() => expect(screen.queryByText(SECRET)).not.toBeInTheDocument());
    });

    it('retries under the same key after a failure, and keeps the name', async () => {
      server.on(`POST ${PATH}`, () => json(503, { error: 'The database is away.' }));
      const view = await start();
      const { user } = view;
      await user.type(screen.getByLabelText(/^Name/), 'Office CRM');
      await typePassword(view);
      await user.click(screen.getByRole('button', { name: 'Create' }));
      await screen.findByText('Failed to create the API account');
      server.on(`POST ${PATH}`, () => json(201, { ...CRM, secret: SECRET }));
      await user.click(screen.getByRole('button', { name: 'Create' }));

      await screen.findByText(SECRET);
      const keys = creations().map(({ headers }) => headers['Idempotency-Key']);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });

    it('offers to start again when the secret was lost', async () => {
      server.on(`DELETE ${PATH}/${CRM.id}`, () => json(200, { success: true }));
      const { user } = await create(null);

      const lost = await screen.findByRole('alertdialog', { name: 'We could not show the secret' });
      await user.click(within(lost).getByRole('button', { name: 'Revoke and create another' }));

      expect(await screen.findByRole('dialog', { name: 'Create an API account' })).toBeInTheDocument();
      expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(true);
    });

    it('shows at its field that the password is wrong, and keeps the name', async () => {
      const message = 'This is not your current password';
      server.on(`POST ${PATH}`, () =>
        json(400, { error: message, errors: [{ field: 'currentPassword', message }] }),
      );
      const view = await start();
      await view.user.type(screen.getByLabelText(/^Name/), 'Office CRM');
      await typePassword(view);
      await view.user.click(screen.getByRole('button', { name: 'Create' }));

      await waitFor(() =>
        expect(screen.getByLabelText(/^Your password/)).toHaveAccessibleDescription(new RegExp(message)),
      );
      expect(screen.getByLabelText(/^Name/)).toHaveValue('Office CRM');
    });

    it('shows why the server rejected it', async () => {
      const error = 'You can have at most 20 API accounts at a time.';
      server.on(`POST ${PATH}`, () => json(409, { error }));
      const view = await start();
      const { user } = view;
      await user.type(screen.getByLabelText(/^Name/), 'One more');
      await typePassword(view);
      await user.click(screen.getByRole('button', { name: 'Create' }));

      expect(await screen.findByText(error)).toBeInTheDocument();
    });
  });

  describe('revoking one', () => {
    const ask = async () => {
      const view = await open();
      await view.user.click(await screen.findByRole('button', { name: 'Revoke Office CRM' }));
      return { ...view, dialog: screen.getByRole('alertdialog', { name: 'Revoke ‘Office CRM’?' }) };
    };

    it('happens only after confirmation', async () => {
      const { user, dialog } = await ask();

      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

      expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    });

    it('shows a toast, and reloads the list', async () => {
      server.on(`DELETE ${PATH}/${CRM.id}`, () => {
        stored = [{ ...CRM, revokedAt: '2026-03-15T10:00:00.000Z' }, OLD];
        return json(200, { success: true });
      });
      const { user, dialog } = await ask();

      await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));

      expect(await screen.findByText('API account revoked')).toBeInTheDocument();
      await waitFor(() => expect(screen.getAllByText('Revoked')).toHaveLength(2));
    });

    it('keeps the question open when it failed', async () => {
      server.on(`DELETE ${PATH}/${CRM.id}`, () => json(503, { error: 'The database is away.' }));
      const { user, dialog } = await ask();

      await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));

      expect(await screen.findByText('The database is away.')).toBeInTheDocument();
      expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    });
  });
});
