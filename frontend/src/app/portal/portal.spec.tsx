import { act, render, screen, waitFor, within } from '@testing-library/react';
import { adminRole } from '@/features/sessions/admin-role';
import { useSession } from '@/features/sessions/session';
import { buildBrokerSummary } from '@/testing/build-summary';
import { ADA, renderPortalAt, withAda, withFiona } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;
describe('Portal', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  const unauthorised = () => json(401, { error: 'Please sign in' });
  const alba = { id: 'l1', name: 'Alba Finance', productTypes: 'business-loans', isActive: 'true' };
  const withoutAdmin = () => server.on('GET /api/admin/me', unauthorised);
  const callsOf = (path: string) => server.calls.filter((call) => call.path.startsWith(path));

  const fill = async (user: ReturnType<typeof renderPortalAt>['user']) => {
    await user.type(await screen.findByLabelText(/^Email/), ADA.email);
    await user.type(screen.getByLabelText(/^Password/), 'a long walk');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  };

  describe('signing in', () => {
    it.each(['/admin', '/admin/lenders'])('redirects a stranger from %s to the sign-in', async (path) => {
      withoutAdmin();

      const { router } = renderPortalAt(path);

      expect(await screen.findByRole('heading', { name: 'Admin Portal' })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/admin/login');
    });

    it('opens the dashboard with a welcome', async () => {
      withoutAdmin().on('POST /api/admin/login', () => json(200, { admin: ADA }));
      const { user, router } = renderPortalAt('/admin/login');

      await fill(user);

      expect(await screen.findByText('Login successful')).toBeInTheDocument();
      expect(screen.getByText('Welcome to the admin panel')).toBeInTheDocument();
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
      expect(await screen.findByText('Ada Admin')).toBeInTheDocument();
      expect(callsOf('/api/admin/login').map(({ body }) => body)).toEqual([
        { email: ADA.email, password: 'a long walk' },
      ]);
    });

    it('returns to the requested page', async () => {
      withoutAdmin()
        .on('POST /api/admin/login', () => json(200, { admin: ADA }))
        .on('GET /api/admin/lenders', () => json(200, [alba]));
      const { user, router } = renderPortalAt('/admin/lenders?q=alba');

      await fill(user);

      expect(await screen.findByText('Alba Finance')).toBeInTheDocument();
      expect(router.state.location.search).toBe('?q=alba');
    });

    it('reports a failure in a toast and beside the form, and keeps what was typed', async () => {
      withoutAdmin().on('POST /api/admin/login', () => json(401, { error: 'Invalid credentials' }));
      const { user } = renderPortalAt('/admin/login');

      await fill(user);

      expect(await screen.findByText('Login failed')).toBeInTheDocument();
      expect(screen.getAllByText('Invalid credentials')).toHaveLength(2);
      const form = screen.getByRole('form', { name: 'Sign in' });
      expect(within(form).getByText('Invalid credentials')).toBeInTheDocument();
      expect(screen.getByLabelText(/^Email/)).toHaveValue(ADA.email);
    });

    it('requires both fields before it sends anything', async () => {
      withoutAdmin();
      const { user } = renderPortalAt('/admin/login');

      await user.click(await screen.findByRole('button', { name: 'Sign In' }));

      expect(await screen.findByText('Enter your email address')).toBeInTheDocument();
      expect(screen.getByText('Enter your password')).toBeInTheDocument();
      expect(callsOf('/api/admin/login')).toEqual([]);
    });

    it('redirects a signed-in user to the dashboard', async () => {
      withAda(server);

      const { router } = renderPortalAt('/admin/login');

      await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    });

    it('shows the password on request', async () => {
      withoutAdmin();
      const { user } = renderPortalAt('/admin/login');
      const password = await screen.findByLabelText(/^Password/);

      await user.click(screen.getByRole('button', { name: 'Show what you typed' }));

      expect(password).toHaveAttribute('type', 'text');
    });
  });

  it.each(['/admin', '/partners'])(
    'carries an address typed at the sign-in of %s to the password reset, but not in the URL',
    async (portal) => {
      withoutAdmin().on('GET /api/introducers/me', unauthorised);
      const { user, router } = renderPortalAt(`${portal}/login`);
      await user.type(await screen.findByLabelText(/^Email/), ADA.email);

      await user.click(screen.getByRole('link', { name: 'Choose a new one' }));

      await screen.findByRole('heading', { name: 'Forgotten your password?' });
      expect(screen.getByLabelText(/^Email/)).toHaveValue(ADA.email);
      const { pathname, search, hash } = router.state.location;
      expect(pathname + search + hash).toBe(`${portal}/reset`);
    },
  );

  describe('signing out', () => {
    it.each([
      ['the server agrees', () => json(200, { success: true })],
      ['the server fails', () => json(503, { error: 'The database is away.' })],
    ])('opens the sign-in when %s', async (_when, answer) => {
      withAda(server).on('POST /api/admin/logout', answer);
      const { user, router } = renderPortalAt('/admin');

      await user.click(await screen.findByRole('button', { name: 'Logout' }));

      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
      expect(callsOf('/api/admin/logout')).toHaveLength(1);
    });
  });

  describe('another tab', () => {
    const tab = new BroadcastChannel('session:admin');
    afterAll(() => tab.close());
    const bob = { ...ADA, id: 'a2', name: 'Bob Admin' };

    it('that signs out opens the sign-in here, and stops requests', async () => {
      withAda(server).on('GET /api/admin/lenders', () => json(200, [alba]));
      const { router } = renderPortalAt('/admin/lenders');
      await screen.findByText('Alba Finance');
      const before = server.calls.length;

      act(() => tab.postMessage({ is: 'signed-out' }));

      expect(await screen.findByRole('heading', { name: 'Admin Portal' })).toBeInTheDocument();
      expect(router.state.location).toMatchObject({ pathname: '/admin/login', state: null });
      expect(server.calls).toHaveLength(before);
    });

    it('that signs in continues from the sign-in here', async () => {
      withoutAdmin();
      const { router } = renderPortalAt('/admin/login');
      await screen.findByRole('heading', { name: 'Admin Portal' });
      withAda(server);

      act(() => tab.postMessage({ is: 'signed-in', id: ADA.id }));

      await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    });

    it('that signs in as another account clears the previous one’s data', async () => {
      withAda(server).on('GET /api/admin/lenders', () => json(200, [alba]));
      renderPortalAt('/admin/lenders');
      await screen.findByText('Alba Finance');
      server
        .on('GET /api/admin/me', () => json(200, bob))
        .on('GET /api/admin/lenders', () => json(200, [{ ...alba, name: 'Brisk' }]));

      act(() => tab.postMessage({ is: 'signed-in', id: bob.id }));

      expect(await screen.findByText('Bob Admin')).toBeInTheDocument();
      expect(await screen.findByText('Brisk')).toBeInTheDocument();
      expect(screen.queryByText('Alba Finance')).not.toBeInTheDocument();
    });

    it('receives a sign-in and a sign-out', async () => {
      const heard: unknown[] = [];
      tab.onmessage = ({ data }) => void heard.push(data);
      withoutAdmin()
        .on('POST /api/admin/login', () => json(200, { admin: ADA }))
        .on('POST /api/admin/logout', () => json(200, { success: true }));
      const { user } = renderPortalAt('/admin/login');

      await fill(user);
      await user.click(await screen.findByRole('button', { name: 'Logout' }));

      await waitFor(() => expect(heard).toEqual([{ is: 'signed-in', id: ADA.id }, { is: 'signed-out' }]));
      tab.onmessage = null;
    });
  });

  it('shows its frame before the session is known, and requests nothing else until then', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.on('GET /api/admin/me', () => new Promise((resolve) => (answer = resolve)));

    const { router } = renderPortalAt('/admin/lenders');

    expect(await screen.findByRole('link', { name: 'Lenders', current: 'page' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    await act(async () => {
      answer(unauthorised());
      await Promise.resolve();
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/admin/me']);
    expect(screen.queryByText('Please sign in')).not.toBeInTheDocument();
  });

  describe('the first query of a list', () => {
    const lists = () => callsOf('/api/admin/lenders').map(({ path }) => path);

    it('is sent once, as the address says', async () => {
      withAda(server).on('GET /api/admin/lenders', () => json(200, [alba]));

      renderPortalAt('/admin/lenders?q=alba&isActive=true&sort=-name&unknown=word');

      await screen.findByText('Alba Finance');
      expect(lists()).toEqual(['/api/admin/lenders?isActive=true&q=alba&sort=-name&limit=25']);
    });

    it('is sent before the code of its screen is loaded', async () => {
      withAda(server).on('GET /api/admin/lenders', () => json(200, [alba]));
      const { router } = renderPortalAt('/admin/account');
      await screen.findByRole('heading', { name: 'Account' });
      const isShown = () => screen.queryByRole('heading', { name: 'Lenders' }) !== null;
      const shownWhenAsked: boolean[] = [];
      server.on('GET /api/admin/lenders', () => {
        shownWhenAsked.push(isShown());
        return json(200, [alba]);
      });

      await act(() => router.navigate('/admin/lenders'));

      await screen.findByText('Alba Finance');
      expect(shownWhenAsked).toEqual([false]);
    });

    it.each<[path: string, call: string, answer?: object]>([
      ['/admin', '/api/admin/summary', buildBrokerSummary()],
      ['/admin/activity', '/api/admin/activity?limit=25', { items: [], next: null }],
      ['/admin/applications', '/api/admin/applications?limit=25'],
      ['/admin/commissions', '/api/admin/receivables?limit=25'],
      ['/admin/introducers', '/api/admin/introducers?limit=25'],
      ['/admin/jobs', '/api/admin/jobs/failed?limit=25'],
      ['/admin/lenders', '/api/admin/lenders?limit=25'],
      ['/admin/lenders/imports', '/api/admin/lenders/imports?limit=25'],
      ['/admin/lenders/words', '/api/admin/taught-words?limit=25'],
      ['/admin/messages', '/api/admin/messages?limit=25'],
      ['/admin/messages/held', '/api/admin/held?limit=25'],
      ['/admin/staff', '/api/admin/staff?limit=25'],
      ['/admin/submissions', '/api/admin/submissions?limit=25'],
      ['/partners/dashboard', '/api/introducers/me/referrals?limit=25'],
      ['/partners/commissions', '/api/introducers/me/commissions?limit=25'],
      ['/partners/integrations', '/api/introducers/me/api-accounts?limit=25'],
    ])('at %s is sent once, before its screen is shown', async (path, call, answer = []) => {
      const shownWhenAsked: boolean[] = [];
      const screenIsShown = () => screen.queryByRole('heading', { level: 1 }) !== null;
      withFiona(withAda(server)).on(`GET ${call.split('?')[0] ?? ''}`, (asked) => {
        if (asked.path === call) shownWhenAsked.push(screenIsShown());
        return json(200, answer);
      });

      renderPortalAt(path);

      await screen.findByRole('heading', { level: 1 });
      expect(shownWhenAsked).toEqual([false]);
    });

    it('is not sent when the address opens another part of the screen', async () => {
      withAda(server).on('GET /api/admin/commission-terms', () => json(200, []));

      renderPortalAt('/admin/commissions?tab=terms');

      await screen.findByRole('heading', { name: 'The firm’s terms' });
      expect(callsOf('/api/admin/receivables')).toEqual([]);
    });
  });

  it('checks the session again when the browser restores a cached page', async () => {
    withAda(server);
    const { router } = renderPortalAt('/admin');
    await screen.findByText('Ada Admin');
    withoutAdmin();

    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  });

  describe('a session that ends in the middle of work', () => {
    let known = true;
    beforeEach(() => {
      known = true;
      withAda(server)
        .on('GET /api/admin/lenders', () => (known ? json(200, [alba]) : unauthorised()))
        .on('POST /api/admin/login', () => {
          known = true;
          return json(200, { admin: ADA });
        });
    });

    const endSession = async () => {
      const view = renderPortalAt('/admin/lenders');
      await screen.findByText('Alba Finance');
      known = false;
      await view.user.click(screen.getByRole('button', { name: 'Refresh' }));
      await screen.findByRole('dialog', { name: 'Please sign in again' });
      return view;
    };

    it('resumes where it was, and repeats the rejected request', async () => {
      const { user, router } = await endSession();

      await user.type(screen.getByLabelText(/^Password/), 'a long walk');
      await user.click(screen.getByRole('button', { name: 'Sign In' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByText('Alba Finance')).toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/admin/lenders');
      expect(callsOf('/api/admin/lenders')).toHaveLength(3);
    });

    it('resumes when another tab signs in', async () => {
      await endSession();
      known = true;
      const tab = new BroadcastChannel('session:admin');

      act(() => tab.postMessage({ is: 'signed-in', id: ADA.id }));

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByText('Alba Finance')).toBeInTheDocument();
      tab.close();
    });

    it('can be abandoned', async () => {
      server.on('POST /api/admin/logout', () => json(200, { success: true }));
      const { user, router } = await endSession();

      await user.click(screen.getByRole('button', { name: 'Sign out and discard' }));

      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
    });
  });

  it('reports the missing provider to a component outside the session', () => {
    const consoleError = console.error;
    console.error = () => undefined;
    const Asker = () => useSession(adminRole).status.is;

    expect(() => act(() => void render(<Asker />))).toThrow(
      'useSession must be used inside <SessionProvider>',
    );
    console.error = consoleError;
  });
});
