import { screen, within } from '@testing-library/react';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { buildApplication, buildApplicationInFull } from '@/testing/build-application';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

const ADA_OWNS = { id: ADA.id, name: ADA.name };
const BO = { id: 'a2', name: 'Bo Keeper' };
const LATER = '2026-03-12T10:00:00.000Z';

let server: ServerStub;
let restore: () => void;
let stored: Application;

describe('ApplicationOwner', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    stored = buildApplication();
    withAda(server)
      .on('GET /api/admin/applications', () => json(200, [stored]))
      .on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull(stored)))
      .on('GET /api/admin/applications/owners', () => json(200, [BO, ADA_OWNS]))
      .on('GET /api/admin/introducers', () => json(200, []));
  });
  afterEach(() => restore());

  const store = (changes: Partial<Application>) => {
    stored = { ...stored, ...changes };
    return json(200, stored);
  };
  const sent = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const open = async () => {
    const { user } = renderPortalAt('/admin/applications/p1');
    await screen.findByRole('option', { name: BO.name });
    return { user, owner: screen.getByLabelText('Owner') };
  };

  it('lists the signed-in user first, after Unassigned', async () => {
    const { owner } = await open();

    const names = within(owner)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Unassigned', `Me (${ADA.name})`, BO.name]);
    expect(owner).toHaveDisplayValue('Unassigned');
  });

  it('is assigned with one press, and reassigned or removed with a choice', async () => {
    server.on('PATCH /api/admin/applications/p1', ({ body }) => {
      const { ownerId } = body as { ownerId: string | null };
      const owner = [BO, ADA_OWNS].find(({ id }) => id === ownerId) ?? null;
      return store({ owner, updatedAt: new Date(Date.parse(stored.updatedAt) + 1_000).toISOString() });
    });
    const { user, owner } = await open();
    const [first] = [stored.updatedAt];

    await user.click(screen.getByRole('button', { name: 'Assign to me' }));
    expect(await screen.findByText('Application updated')).toBeInTheDocument();
    expect(owner).toHaveDisplayValue(`Me (${ADA.name})`);
    expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
    const second = stored.updatedAt;
    await user.selectOptions(owner, BO.name);
    await screen.findByRole('button', { name: 'Assign to me' });
    const third = stored.updatedAt;
    await user.selectOptions(owner, 'Unassigned');

    expect(sent()).toEqual([
      { ownerId: ADA.id, updatedAt: first },
      { ownerId: BO.id, updatedAt: second },
      { ownerId: null, updatedAt: third },
    ]);
  });

  it('shows the current owner when a colleague was faster, and saves when asked again', async () => {
    const first = stored.updatedAt;
    server.on('PATCH /api/admin/applications/p1', ({ body }) => {
      if ((body as { updatedAt: string }).updatedAt === LATER) return store({ owner: ADA_OWNS });
      store({ owner: BO, updatedAt: LATER });
      return json(409, {
        error: 'Bo Keeper changed this application.',
        changed: { by: BO.name, at: LATER, current: stored },
      });
    });
    const { user, owner } = await open();

    await user.click(screen.getByRole('button', { name: 'Assign to me' }));
    expect(
      await screen.findByText(/^Bo Keeper changed this application at .*: Bo Keeper owns it\./),
    ).toBeInTheDocument();
    expect(owner).toHaveDisplayValue(BO.name);
    await user.click(screen.getByRole('button', { name: 'Assign to me' }));

    expect(await screen.findByText('Application updated')).toBeInTheDocument();
    expect(screen.queryByText(/changed this application at/)).not.toBeInTheDocument();
    expect(sent()).toEqual([
      { ownerId: ADA.id, updatedAt: first },
      { ownerId: ADA.id, updatedAt: LATER },
    ]);
  });
});
