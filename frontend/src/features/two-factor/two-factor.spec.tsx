import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press, settled } from '@/testing/settled';

let server: ServerStub;
let restore: () => void;
describe('Two-factor sign-in', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  const problem = (status: number, type: string, field?: string) =>
    json(status, {
      type: `/problems/${type}`,
      error: 'Not so',
      ...(field && { errors: [{ field, message: 'Not so' }] }),
    });
  const sentTo = (path: string) => server.calls.filter((call) => call.path === path).map(({ body }) => body);
  const OFF = { on: false, required: false, since: null, recoveryCodesLeft: 0 };
  const ON = { on: true, required: false, since: '2026-03-12T09:30:00.000Z', recoveryCodesLeft: 8 };
  const CREDENTIALS = { email: ADA.email, password: 'a long walk' };

  describe('signing in', () => {
    const openWithCode = (code: string) =>
      server
        .on('GET /api/admin/me', () => json(401, { error: 'Please sign in' }))
        .on('POST /api/admin/login', ({ body }) => {
          const sent = body as { code?: string };
          if (sent.code === undefined) return problem(401, 'code-needed');
          return sent.code === code ? json(200, { admin: ADA }) : problem(401, 'invalid-code', 'code');
        });
    const open = async () => {
      const view = renderPortalAt('/admin/login');
      await screen.findByRole('heading', { name: 'Admin Portal' });
      await fillIn({ Email: ADA.email, Password: 'a long walk' });
      await press('Sign In');
      await screen.findByText('Enter the code from your authenticator app.');
      return view;
    };

    it('asks for the code below what was typed, and shows at its field when it is wrong', async () => {
      openWithCode('287082');
      const { router } = await open();
      expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
      expect(screen.getByLabelText(/^Code/)).toHaveFocus();
      await press('Sign In');
      expect(await screen.findByText('Enter the code')).toBeInTheDocument();

      await fillIn({ Code: '111111' });
      await press('Sign In');
      expect(await screen.findByText('Login failed')).toBeInTheDocument();
      expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription('Not so');
      await fillIn({ Code: '287082' });
      await press('Sign In');

      await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
      expect(sentTo('/api/admin/login')).toEqual([
        CREDENTIALS,
        { ...CREDENTIALS, code: '111111' },
        { ...CREDENTIALS, code: '287082' },
      ]);
    });

    it('accepts a recovery code instead', async () => {
      openWithCode('k3f90-w2m1p');
      const { router } = await open();

      await press('Use a recovery code instead');
      await fillIn({ 'Recovery code': 'k3f90-w2m1p' });
      await press('Sign In');

      await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    });

    it('asks for the code again when the session ended meanwhile', async () => {
      withAda(server).on('GET /api/admin/lenders', () => json(401, { error: 'Please sign in' }));
      renderPortalAt('/admin/lenders');
      const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
      openWithCode('287082').on('GET /api/admin/lenders', () => json(200, []));

      await fillIn({ Password: 'a long walk' });
      await press('Sign In');
      await within(dialog).findByText('Enter the code from your authenticator app.');
      await fillIn({ Code: '287082' });
      await press('Sign In');

      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });
  });

  it('redirects a member who must set it up to the account, and shows nothing else there', async () => {
    server
      .on('GET /api/admin/me', () => json(200, { ...ADA, twoFactorOwed: true }))
      .on('GET /api/admin/two-factor', () => json(200, { ...OFF, required: true }));

    const { router } = renderPortalAt('/admin/lenders');

    expect(await screen.findByText(/Your firm requires this/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/account');
    expect(screen.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument();
    expect(sentTo('/api/admin/lenders')).toEqual([]);
  });

  /** The page behind it has a field of the same name. */
  const fillInDialog = (dialog: HTMLElement, answers: Readonly<Record<string, string>>) =>
    settled(() => {
      for (const [label, value] of Object.entries(answers)) {
        fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
      }
      fireEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    });

  it('is turned off with the password and a code, and shows which one was wrong', async () => {
    let state: object = ON;
    withAda(server)
      .on('GET /api/admin/two-factor', () => json(200, state))
      .on('POST /api/admin/two-factor/turn-off', ({ body }) => {
        if ((body as { code: string }).code !== '287082') return problem(400, 'wrong-code', 'code');
        state = OFF;
        return json(200, { success: true });
      });
    renderPortalAt('/admin/account');
    expect(await screen.findByText(/8 recovery codes are left/)).toBeInTheDocument();

    await press('Turn off');
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step sign-in' });
    const answer = (code: string) => fillInDialog(dialog, { 'Current password': 'a long walk', Code: code });
    await answer('111111');
    await waitFor(() => expect(within(dialog).getByLabelText(/^Code/)).toHaveAccessibleDescription('Not so'));
    await answer('287082');

    expect(await screen.findByText('Two-step sign-in is off')).toBeInTheDocument();
    expect(await screen.findByText(/^This is off\./)).toBeInTheDocument();
  });
});
