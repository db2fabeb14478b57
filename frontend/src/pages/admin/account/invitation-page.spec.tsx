import { screen } from '@testing-library/react';
import { renderPortalAt } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

const OPEN = 'POST /api/admin/invitations/open';
const OVER = {
  type: '/problems/invitation-over',
  error: 'This invitation no longer works. Ask the person who invited you for another.',
};

let server: ServerStub;
let restore: () => void;
describe('Invitation page', () => {
  beforeEach(() => {
    server = new ServerStub().on('GET /api/admin/me', () => json(401, { error: 'Please sign in.' }));
    restore = server.install();
  });
  afterEach(() => restore());

  it('explains what to do about an expired invitation', async () => {
    server.on(OPEN, () => json(400, OVER));
    renderPortalAt('/admin/invitation#token=over');

    expect(await screen.findByText(OVER.error)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin/login');
  });

  it('can reload an invitation after a failure', async () => {
    server.on(OPEN, () => json(503, { error: 'The database is away.' }));
    const { user } = renderPortalAt('/admin/invitation#token=good');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on(OPEN, () => json(200, { email: 'clara@example.co.uk', role: 'case-manager' }));

    await user.click(again);

    expect(await screen.findByText('clara@example.co.uk')).toBeInTheDocument();
  });
});
