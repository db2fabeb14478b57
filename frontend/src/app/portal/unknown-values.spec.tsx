import { screen, within } from '@testing-library/react';
import { buildCase, buildCaseInFull, buildCasesSummary } from '@/testing/build-case';
import { buildApplication, buildApplicationInFull } from '@/testing/build-application';
import { ADA, renderPortalAt, withAda, withFiona } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

/** From a newer server, or a value changed by hand. */
const ON_HOLD = { status: 'on_hold' };

let server: ServerStub;
let restore: () => void;
describe('Unknown values', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  const toneOf = (text: HTMLElement) => text.closest('[data-tone]')?.getAttribute('data-tone');

  it('show staff an application with unknown status, deadline and history', async () => {
    const unknown = { ...buildApplication(), ...ON_HOLD, due: 'someday' };
    const trail = [
      {
        at: '2026-03-12T09:30:00.000Z',
        action: 'application-frozen',
        actorType: 'robot',
        by: null,
        changes: {},
      },
    ];
    withAda(server)
      .on('GET /api/admin/applications', () => json(200, [unknown, { ...buildApplication(), id: 'p2' }]))
      .on('GET /api/admin/applications/p1', () =>
        json(200, { ...buildApplicationInFull(), ...unknown, trail }),
      )
      .on('GET /api/admin/introducers', () => json(200, []))
      .on('GET /api/admin/lenders', () => json(200, []));
    const { user } = renderPortalAt('/admin/applications/p1');

    await screen.findByRole('heading', { level: 1, name: 'Rowan Retail Ltd' });
    const shown = within(screen.getByRole('main'));
    expect(toneOf(shown.getByText('On hold'))).toBe('neutral');
    expect(toneOf(shown.getByText('Someday'))).toBe('neutral');
    expect(shown.getByText('application frozen')).toBeInTheDocument();
    expect(shown.getByText(/, by robot$/)).toBeInTheDocument();

    await user.click(shown.getByRole('button', { name: 'Update status' }));
    const form = await screen.findByRole('dialog', { name: 'Update Application' });
    expect(within(form).getByLabelText('Status')).toHaveDisplayValue('On hold');
  });

  it('show a partner a case with unknown status and history', async () => {
    const at = '2026-03-12T09:30:00.000Z';
    const timeline = [{ at, what: 'status', from: 'pending', to: 'on_hold', reason: null, by: 'auditor' }];
    withFiona(server)
      .on('GET /api/introducers/me/referrals', () => json(200, [{ ...buildCase(), ...ON_HOLD }]))
      .on('GET /api/introducers/me/applications/c1', () =>
        json(200, { ...buildCaseInFull(), ...ON_HOLD, timeline }),
      )
      .on('GET /api/introducers/me/summary', () => json(200, buildCasesSummary()))
      .on('GET /api/introducers/me/leads', () => json(200, []));
    renderPortalAt('/partners/dashboard?id=c1');

    const drawer = await screen.findByRole('dialog', { name: 'Alder Joinery Ltd' });
    await within(drawer).findByText(/, by auditor$/);
    const [chip, event] = within(drawer).getAllByText('On hold');
    expect(toneOf(chip!)).toBe('neutral');
    expect(event).toBeInTheDocument();
  });

  it('show an unknown change in the activity', async () => {
    const entry = {
      id: 'e1',
      at: '2026-11-22T09:30:00.000Z',
      action: 'lender-updated',
      actor: { type: 'night-shift', id: null, name: null },
      subject: { type: 'lender', id: 'l1', name: 'Alba' },
      reason: null,
      changes: [],
    };
    withAda(server).on('GET /api/admin/activity', () => json(200, { items: [entry], next: null }));
    renderPortalAt('/admin/activity');

    expect(await screen.findByRole('listitem')).toHaveTextContent('Night shift updated the lender Alba');
  });

  it('show a colleague with an unknown role', async () => {
    const member = {
      id: 'a2',
      name: 'Bo Keeper',
      email: 'bo@example.co.uk',
      role: 'office-manager',
      lastSignedInAt: null,
      createdAt: '2026-03-12T09:30:00.000Z',
      removedAt: null,
    };
    server
      .on('GET /api/admin/me', () => json(200, ADA))
      .on('GET /api/admin/staff', () => json(200, [member]))
      .on('GET /api/admin/staff/invitations', () => json(200, []));
    renderPortalAt('/admin/staff');

    expect(await screen.findByRole('cell', { name: 'Office manager' })).toBeInTheDocument();
  });
});
