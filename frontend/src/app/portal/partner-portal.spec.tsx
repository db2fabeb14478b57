import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FIONA, renderPortalAt, withFiona } from '@/testing/render-portal';
import { json, ServerStub, type SeenCall } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;
describe('Partner portal', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    localStorage.clear();
  });
  afterEach(() => {
    restore();
    jest.restoreAllMocks();
  });

  const kept = () => JSON.parse(localStorage.getItem('introducer') ?? 'null') as unknown;
  const remember = () =>
    localStorage.setItem('introducer', JSON.stringify({ id: FIONA.id, companyName: FIONA.companyName }));
  const unauthorised = () => json(401, { error: 'Please sign in' });
  const withoutPartner = () => server.on('GET /api/introducers/me', unauthorised);
  const isPost = ({ method }: SeenCall) => method === 'POST';
  const callsOf = (path: string) => server.calls.filter((call) => call.path === path);

  const SIGN_UP = {
    'Company Name': FIONA.companyName,
    'Contact Name': FIONA.contactName,
    Email: FIONA.email,
    Phone: FIONA.phone,
    'Business Type': FIONA.businessType,
    Password: 'velvet tractor onion',
  };

  describe('the check on load', () => {
    it('stores only the id and company name of the partner', async () => {
      withFiona(server);

      renderPortalAt('/partners/dashboard');

      expect(await screen.findByText(FIONA.companyName)).toBeInTheDocument();
      expect(kept()).toEqual({ id: FIONA.id, companyName: FIONA.companyName });
    });

    it.each([401, 500])('signs the partner out at %i and opens the sign-in', async (status) => {
      remember();
      server.on('GET /api/introducers/me', () => json(status, { error: 'No' }));

      const { router } = renderPortalAt('/partners/dashboard');

      expect(await screen.findByRole('heading', { name: 'Partner Login' })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/partners/login');
      expect(kept()).toBeNull();
    });

    it('redirects only after a response, and shows the frame to a returning partner', async () => {
      remember();
      let answer: (response: Response) => void = () => undefined;
      server.on('GET /api/introducers/me', () => new Promise((resolve) => (answer = resolve)));

      const { router } = renderPortalAt('/partners/dashboard');

      expect(await screen.findByText(FIONA.companyName)).toBeInTheDocument();
      expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/partners/dashboard');
      await act(async () => {
        answer(unauthorised());
        await Promise.resolve();
      });
      await waitFor(() => expect(router.state.location.pathname).toBe('/partners/login'));
    });
  });

  it.each([
    ['/partners/signup', 'Become a Partner'],
    ['/partners/login', 'Partner Login'],
  ])('states at %s what the firm is, and links to home and the privacy notice', async (at, title) => {
    withoutPartner();
    renderPortalAt(at);
    await screen.findByRole('heading', { name: title });

    expect(screen.getByText(/We are a credit broker, not a lender\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
  });

  describe('signing up', () => {
    const open = async () => {
      withoutPartner();
      const view = renderPortalAt('/partners/signup');
      await screen.findByRole('heading', { name: 'Become a Partner' });
      return view;
    };

    it('creates an account and opens its dashboard without another session request', async () => {
      server.on('POST /api/introducers/signup', () => json(201, { introducer: FIONA }));
      const { router } = await open();

      await fillIn(SIGN_UP);
      await press('Create Account');

      expect(await screen.findByText('Account Created!')).toBeInTheDocument();
      await waitFor(() => expect(router.state.location.pathname).toBe('/partners/dashboard'));
      expect(await screen.findByText(FIONA.companyName)).toBeInTheDocument();
      expect(callsOf('/api/introducers/signup').map(({ body }) => body)).toEqual([
        {
          companyName: FIONA.companyName,
          contactName: FIONA.contactName,
          email: FIONA.email,
          phone: FIONA.phone,
          businessType: FIONA.businessType,
          password: 'velvet tractor onion',
        },
      ]);
      expect(callsOf('/api/introducers/me')).toHaveLength(1);
      expect(kept()).toEqual({ id: FIONA.id, companyName: FIONA.companyName });
    });

    it('marks all fields as required', async () => {
      await open();

      await press('Create Account');

      for (const message of [
        'Company name is required',
        'Contact name is required',
        'Please enter a valid email',
        'Phone is required',
        'Please select a business type',
        'Password must be at least 6 characters',
      ]) {
        expect(await screen.findByText(message)).toBeInTheDocument();
      }
      for (const label of Object.keys(SIGN_UP)) expect(screen.getByLabelText(`${label} *`)).toBeRequired();
      await waitFor(() => expect(screen.getByLabelText(/^Company Name/)).toHaveFocus());
      expect(screen.getByLabelText(/^Password/)).toHaveAttribute('placeholder', 'Minimum 6 characters');
      expect(callsOf('/api/introducers/signup')).toEqual([]);
      expect(await violations()).toEqual([]);
    });

    it('offers the six kinds of business', async () => {
      await open();

      const [choose, ...options] = screen.getAllByRole('option').map(({ textContent }) => textContent);

      expect(choose).toBe('Choose');
      expect(options).toEqual([
        'Accountant',
        'Solicitor',
        'Business Advisor',
        'Financial Advisor',
        'Broker',
        'Other',
      ]);
    });

    it.each([
      ['password', 'Password', 'This password is easy to guess'],
      ['email', 'Email', 'There is already an account with this address'],
    ])('shows at the %s why it is rejected, and keeps what was typed', async (name, label, message) => {
      server.on('POST /api/introducers/signup', () =>
        json(400, { error: message, errors: [{ field: name, message }] }),
      );
      await open();

      await fillIn(SIGN_UP);
      await press('Create Account');

      expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
      const field = screen.getByLabelText(new RegExp(`^${label}`));
      expect(field).toHaveAccessibleDescription(message);
      await waitFor(() => expect(field).toHaveFocus());
      expect(screen.getByLabelText(/^Company Name/)).toHaveValue(FIONA.companyName);
    });

    it('reports a failure without a message from the server', async () => {
      server.on('POST /api/introducers/signup', () => new Response('', { status: 502 }));
      await open();

      await fillIn(SIGN_UP);
      await press('Create Account');

      expect(await screen.findByText('Please try again')).toBeInTheDocument();
    });

    it('links to the sign-in, and back', async () => {
      const { user, router } = await open();

      await user.click(screen.getByRole('link', { name: 'Log in' }));
      await screen.findByRole('heading', { name: 'Partner Login' });
      expect(router.state.location.pathname).toBe('/partners/login');

      await user.click(screen.getByRole('link', { name: 'Create a partner account' }));
      await screen.findByRole('heading', { name: 'Become a Partner' });
    });
  });

  describe('signing in', () => {
    const open = async () => {
      withoutPartner();
      renderPortalAt('/partners/login');
      await screen.findByRole('heading', { name: 'Partner Login' });
    };

    it('requires an address and six characters before it sends anything', async () => {
      await open();

      await fillIn({ Email: 'fiona', Password: 'short' });
      await press('Sign In');

      expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument();
      expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
      expect(callsOf('/api/introducers/login')).toEqual([]);
    });

    it.each([
      ['as the server does', json(401, { error: 'Invalid email or password' })],
      ['in its own words where the server has none', new Response('', { status: 502 })],
    ])('reports why it failed, %s', async (_how, answer) => {
      server.on('POST /api/introducers/login', () => answer);
      await open();

      await fillIn({ Email: FIONA.email, Password: 'not the password' });
      await press('Sign In');

      expect(await screen.findByText('Login Failed')).toBeInTheDocument();
      expect(screen.getAllByText('Invalid email or password').length).toBeGreaterThan(0);
      expect(screen.getByLabelText(/^Email/)).toHaveValue(FIONA.email);
    });

    it('waits as long as the server asks', async () => {
      server.on(
        'POST /api/introducers/login',
        () =>
          new Response('{"error":"Too many sign-in attempts."}', {
            status: 429,
            headers: { 'retry-after': '40' },
          }),
      );
      await open();
      const signIn = () => screen.getByRole('button', { name: 'Sign In' });

      await fillIn({ Email: FIONA.email, Password: 'velvet tractor onion' });
      await press('Sign In');

      expect((await screen.findAllByText(/You can send it again in \d+ seconds?/))[0]).toBeInTheDocument();
      expect(signIn()).toBeDisabled();
      const inTime = Date.now() + 40_000;
      jest.spyOn(Date, 'now').mockImplementation(() => inTime);
      await waitFor(() => expect(signIn()).toBeEnabled());
      expect(screen.getByText('You can send it again now.', { exact: false })).toBeInTheDocument();
    });
  });

  describe('a forgotten password', () => {
    it('asks for the address and shows the same message with or without an account', async () => {
      withoutPartner().on('POST /api/introducers/password-resets', () => json(200, { success: true }));
      renderPortalAt('/partners/reset');
      await screen.findByRole('heading', { name: 'Forgotten your password?' });

      await fillIn({ Email: FIONA.email });
      await press('Send the link');

      expect(
        await screen.findByText(new RegExp(`If there is an account for ${FIONA.email}`)),
      ).toBeInTheDocument();
      expect(server.calls.at(-1)?.body).toEqual({ email: FIONA.email });
      expect(await violations()).toEqual([]);
    });

    const openLink = async () => {
      withoutPartner();
      renderPortalAt('/partners/reset#token=a-token');
      await screen.findByRole('heading', { name: 'Choose a new password' });
      await fillIn({ 'New password': 'velvet tractor onion' });
    };

    it('sets the new one with the link’s token, and leads to the sign-in', async () => {
      server.on('POST /api/introducers/password-resets/redeem', () => json(200, { success: true }));
      await openLink();

      await press('Save password');

      expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/partners/login');
      expect(server.calls.at(-1)?.body).toEqual({ token: 'a-token', password: 'velvet tractor onion' });
      expect(await violations()).toEqual([]);
    });

    it('reports an expired link, and links to a new one', async () => {
      const error = 'This link no longer works';
      server.on('POST /api/introducers/password-resets/redeem', () => json(400, { error }));
      await openLink();

      await press('Save password');

      expect(await screen.findByText(error)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Request another link' })).toHaveAttribute(
        'href',
        '/partners/reset',
      );
    });
  });

  describe('an address that is not confirmed', () => {
    const SEND = '/api/introducers/me/email-confirmation';
    const open = async (path: string) => {
      server.on('GET /api/introducers/me', () => json(200, { ...FIONA, emailConfirmed: false }));
      renderPortalAt(path);
      return screen.findByText(/We have sent a link to fiona@alder-accounts\.example/);
    };

    it.each(['/partners/dashboard', '/partners/integrations'])('shows a notice at %s', async (path) => {
      await open(path);

      expect(screen.getByRole('heading', { name: 'Confirm your email address' })).toBeInTheDocument();
    });

    it('shows no notice once confirmed', async () => {
      withFiona(server);
      renderPortalAt('/partners/dashboard');

      await screen.findByText(FIONA.companyName);
      await screen.findByRole('tab', { name: 'Applications' });
      expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
    });

    it('can resend the link', async () => {
      server.on(`POST ${SEND}`, () => json(200, { ...FIONA, emailConfirmed: false }));
      await open('/partners/dashboard');

      await press('Send the link again');

      expect(await screen.findByText('Link sent')).toBeInTheDocument();
      expect(callsOf(SEND)).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Send the link again' })).toBeEnabled();
    });

    it('hides the notice when it turns out to be confirmed', async () => {
      server.on(`POST ${SEND}`, () => json(200, FIONA));
      await open('/partners/dashboard');

      await press('Send the link again');

      expect(await screen.findByText('Your address is confirmed')).toBeInTheDocument();
      expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
    });

    it('shows why no link was sent', async () => {
      const error = 'Too many requests; please wait an hour';
      server.on(`POST ${SEND}`, () => json(429, { error }));
      await open('/partners/dashboard');

      await press('Send the link again');

      expect(await screen.findByText(error)).toBeInTheDocument();
    });
  });

  describe('the link that confirms the address', () => {
    const CONFIRM = '/api/introducers/email-confirmation';
    const open = async (hash = '#token=a-token') => {
      withoutPartner();
      renderPortalAt(`/partners/confirm${hash}`);
      await screen.findByRole('heading', { level: 1, name: 'Confirm your address' });
    };
    const onward = () => screen.getByRole('link', { name: 'Go to your dashboard' });

    it('confirms only when pressed, and once', async () => {
      server.on(`POST ${CONFIRM}`, () => json(200, { success: true }));
      await open();
      expect(callsOf(CONFIRM)).toEqual([]);
      expect(await violations()).toEqual([]);

      await press('Confirm my address');

      expect(await screen.findByText(/Your email address is confirmed/)).toBeInTheDocument();
      expect(callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
      expect(onward()).toHaveAttribute('href', '/partners/dashboard');
      expect(onward()).toHaveFocus();
      expect(await violations()).toEqual([]);
    });

    it('reports that it expired, and links to where to request another', async () => {
      const error = 'This link no longer works';
      server.on(`POST ${CONFIRM}`, () => json(400, { type: '/problems/confirmation-link-over', error }));
      await open();

      await press('Confirm my address');

      expect(await screen.findByText(error)).toBeInTheDocument();
      expect(onward()).toHaveAttribute('href', '/partners/dashboard');
      expect(screen.queryByRole('button', { name: 'Confirm my address' })).not.toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });

    it('can be pressed again after a temporary failure', async () => {
      server.on(`POST ${CONFIRM}`, () => json(503, { error: 'The database is away.' }));
      await open();

      await press('Confirm my address');

      expect(await screen.findByText('The database is away.')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeEnabled();
    });

    it('reports that it is incomplete', async () => {
      await open('');

      expect(screen.getByText('This link is incomplete. Open it again from the email.')).toBeInTheDocument();
    });
  });

  it.each(['/partners/login', '/partners/signup'])('redirects a signed-in partner from %s', async (path) => {
    withFiona(server);

    const { router } = renderPortalAt(path);

    await waitFor(() => expect(router.state.location.pathname).toBe('/partners/dashboard'));
  });

  it('ignores an admin’s session in the same browser', async () => {
    withFiona(server);

    renderPortalAt('/partners/dashboard');

    await screen.findByText(FIONA.companyName);
    expect(server.calls.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
  });

  it('asks before leaving the account with unsaved changes, and not after saving', async () => {
    withFiona(server).on('PATCH /api/introducers/me', () => json(200, { ...FIONA, phone: '0141 496 0999' }));
    const { router } = renderPortalAt('/partners/account');
    await screen.findByRole('heading', { name: 'Account' });
    const leave = () => act(() => router.navigate('/partners/dashboard'));

    await fillIn({ Phone: '0141 496 0999', 'Current password': 'velvet tractor onion' });
    await leave();
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await press('Keep editing');
    expect(router.state.location.pathname).toBe('/partners/account');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('0141 496 0999');

    await press('Save Profile');
    await screen.findByText('Profile saved');
    await leave();
    await press('Discard changes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/partners/dashboard'));
  });

  describe('a session that ends in the middle of work', () => {
    const LEADS = 'POST /api/introducers/me/leads';

    it('resumes after signing in over the screen, cannot be dismissed, and keeps what was typed', async () => {
      let heard = 0;
      const hear = () => (heard += 1);
      window.addEventListener('auth:unauthorized', hear);
      withFiona(server)
        .on('GET /api/introducers/me/leads', () => json(200, []))
        .on('GET /api/introducers/me/leads/duplicates', () => json(200, { count: 0 }))
        .on(LEADS, unauthorised)
        .on('POST /api/introducers/login', () => {
          server.on(LEADS, () => json(201, { id: 'e1', duplicates: 0 }));
          return json(200, { introducer: FIONA });
        });
      const { user, router } = renderPortalAt('/partners/dashboard?tab=leads');
      const [add] = await screen.findAllByRole('button', { name: 'Add Lead' });
      await user.click(add!);
      const form = await screen.findByRole('dialog', { name: 'Add New Lead' });
      const name = within(form).getByLabelText(/^Name/);
      await fillIn({ Name: 'Callum Reid', Email: 'callum@reid.example' });
      expect(kept()).not.toBeNull();

      await user.click(within(form).getByRole('button', { name: 'Add Lead' }));
      const again = await screen.findByRole('dialog', { name: 'Please sign in again' });
      await user.keyboard('{Escape}');

      expect(again).toBeInTheDocument();
      expect(heard).toBeGreaterThan(0);
      expect(kept()).toBeNull();
      expect(name).toHaveValue('Callum Reid');
      expect(router.state.location.pathname).toBe('/partners/dashboard');

      await user.type(within(again).getByLabelText(/^Password/), 'velvet tractor onion');
      await user.click(within(again).getByRole('button', { name: 'Sign In' }));

      await waitFor(() => expect(callsOf('/api/introducers/me/leads').filter(isPost)).toHaveLength(2));
      const [first, second] = callsOf('/api/introducers/me/leads').filter(isPost);
      expect(second?.body).toEqual(first?.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(kept()).not.toBeNull();
      window.removeEventListener('auth:unauthorized', hear);
    });
  });
});
