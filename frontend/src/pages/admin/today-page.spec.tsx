import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Task } from '@/features/tasks/tasks-api';
import { buildTask, inDays } from '@/testing/build-task';
import { buildApplication, buildApplicationInFull } from '@/testing/build-application';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;

describe('Today page', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    localStorage.clear();
    withAda(server)
      .on('GET /api/admin/applications/owners', () => json(200, []))
      .on('GET /api/admin/applications', () => json(200, []));
    withTasks({});
  });
  afterEach(() => restore());

  /** Returns the applications whose time is over. */
  const withOverdue = (...applications: readonly object[]) =>
    server.on('GET /api/admin/applications', ({ path }) =>
      json(200, path.includes('due=overdue') ? applications : []),
    );

  /** Returns the tasks of the requested group. */
  const withTasks = (groups: Readonly<Record<string, readonly Task[]>>) =>
    server.on('GET /api/admin/tasks', ({ path }) =>
      json(200, groups[new URLSearchParams(path.split('?')[1]).get('due') ?? ''] ?? []),
    );

  const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

  it('links each line to its application, the messages or commissions, if any', async () => {
    withTasks({
      today: [
        buildTask({ id: 't1', title: 'Client chose the Alba offer', kind: 'offer_chosen' }),
        buildTask({ id: 't2', title: 'Reply to Ann', kind: 'question', applicationId: null }),
        buildTask({ id: 't3', title: 'Answer a partner', kind: 'commission_question', applicationId: null }),
        buildTask({
          id: 't4',
          title: 'Chase Brisk',
          kind: 'chase_lender',
          applicationId: null,
          companyName: null,
        }),
      ],
    });
    renderPortalAt('/admin/today');

    expect(await linkTo('Client chose the Alba offer')).toBe('/admin/applications/p1?from=today');
    expect(await linkTo('Reply to Ann')).toBe('/admin/messages?status=open');
    expect(await linkTo('Answer a partner')).toBe('/admin/commissions?tab=ledger');
    expect(screen.getByText('Chase Brisk').closest('a')).toBeNull();
    expect(screen.getByText('Application deleted · Ada Admin')).toBeInTheDocument();
  });

  it('requests the work of the chosen owner, and links applications back to it', async () => {
    withOverdue(buildApplication({ due: 'overdue' }));
    renderPortalAt('/admin/today?owner=me');

    expect(await linkTo('Rowan Retail Ltd')).toBe('/admin/applications/p1?owner=me&from=today');
    const asked = server.calls
      .filter(({ path }) => path.startsWith('/api/admin/tasks'))
      .map(({ path }) => path);
    expect(asked).toHaveLength(4);
    for (const path of asked) expect(path).toContain('owner=me');
  });

  it('links to the rest of a group that is too long', async () => {
    server.on('GET /api/admin/tasks', ({ path }) => {
      const page = json(200, path.includes('due=week') ? [buildTask({ dueOn: inDays(2) })] : []);
      page.headers.set('X-Total-Count', path.includes('due=week') ? '30' : '0');
      return page;
    });
    const { user, router } = renderPortalAt('/admin/today');
    const group = within(await screen.findByRole('region', { name: 'Due in the next seven days (30)' }));

    await user.click(group.getByRole('button', { name: 'Show all' }));

    expect(router.state.location.search).toBe('?due=week');
    expect(await screen.findByText('1 to 1 of 30')).toBeInTheDocument();
  });

  it('shows overdue applications and tasks separately', async () => {
    withOverdue(buildApplication({ due: 'overdue' }));
    withTasks({ overdue: [buildTask({ dueOn: inDays(-1) })], today: [buildTask({ id: 't2' })] });
    const { user } = renderPortalAt('/admin/today');
    await screen.findByRole('region', { name: 'Due today (1)' });

    await user.selectOptions(screen.getByLabelText('Show'), 'Overdue');

    expect(await screen.findByRole('region', { name: 'Overdue tasks (1)' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Overdue applications (1)' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Due today (1)' })).not.toBeInTheDocument();
  });

  it('shows applications that can still be answered in time after the overdue ones', async () => {
    server.on('GET /api/admin/applications', ({ path }) =>
      json(200, path.includes('due=soon') ? [buildApplication({ due: 'soon' })] : []),
    );
    renderPortalAt('/admin/today');

    const group = within(await screen.findByRole('region', { name: 'Applications due soon (1)' }));
    expect(group.getByRole('link', { name: 'Rowan Retail Ltd' })).toBeInTheDocument();
  });

  it('shows ‘nothing is waiting’ only when everything could be loaded', async () => {
    let away = true;
    server.on('GET /api/admin/applications', ({ path }) =>
      away && path.includes('due=overdue')
        ? json(503, { status: 503, error: 'The enquiries are away.' })
        : json(200, []),
    );
    const { user } = renderPortalAt('/admin/today');
    const group = within(await screen.findByRole('region', { name: 'Overdue applications' }));
    expect(group.getByText('The enquiries are away.')).toBeInTheDocument();
    expect(screen.queryByText('Nothing to do')).not.toBeInTheDocument();
    away = false;

    await user.click(group.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Nothing to do')).toBeInTheDocument();
  });

  describe('an application opened from it', () => {
    const birch = { applicationId: 'p2', companyName: 'Birch' };
    const cedar = { applicationId: 'p3', companyName: 'Cedar' };
    beforeEach(() => {
      for (const [id, companyName] of [
        ['p1', 'Alder'],
        ['p2', 'Birch'],
        ['p3', 'Cedar'],
      ] as const)
        server.on(`GET /api/admin/applications/${id}`, () =>
          json(200, buildApplicationInFull({ id, companyName })),
        );
    });
    const isOn = (name: string) => screen.findByRole('heading', { level: 1, name });
    const link = (name: string) => screen.findByRole('link', { name });

    it('leads through its lines, each application once, and back with the same filter', async () => {
      withOverdue(buildApplication({ companyName: 'Alder' }));
      withTasks({
        today: [
          buildTask({ id: 't1', companyName: 'Alder' }),
          buildTask({ id: 't2', kind: 'question', applicationId: null, companyName: null }),
          buildTask({ id: 't3', title: 'Ring Birch', ...birch }),
        ],
        later: [buildTask({ id: 't4', ...birch }), buildTask({ id: 't5', ...cedar })],
      });
      const { user, router } = renderPortalAt('/admin/today?owner=me');

      await user.click(await link('Alder'));
      await isOn('Alder');
      await user.click(await link('Next'));
      await isOn('Birch');
      withTasks({ later: [buildTask({ id: 't5', ...cedar })] });
      await user.click(await link('Next'));
      await isOn('Cedar');
      expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
      await user.click(await link('Previous'));
      await isOn('Birch');
      expect(router.state.location.search).toBe('?owner=me&from=today');
      await user.keyboard('a');

      await isOn('Today');
      expect(router.state.location.search).toBe('?owner=me');
    });

    it('remembers it after a reload, and leads on over its pages', async () => {
      server.on('GET /api/admin/tasks', ({ path }) => {
        const isSecond = path.includes('cursor=c2');
        const tasks = isSecond ? [birch, cedar] : [{}, birch];
        const page = json(
          200,
          tasks.map((task, place) => buildTask({ id: `t${place}`, ...task })),
        );
        if (!isSecond) page.headers.set('Link', '</api/admin/tasks?cursor=c2>; rel="next"');
        return page;
      });
      const { user, router } = renderPortalAt('/admin/applications/p2?due=today&from=today');

      await isOn('Birch');
      expect(await link('Previous')).toHaveAttribute('href', '/admin/applications/p1?due=today&from=today');
      await user.click(await link('Next'));
      await isOn('Cedar');

      expect(router.state.location.search).toBe('?due=today&from=today&after=c2');
      expect(await link('Back to Today')).toHaveAttribute('href', '/admin/today?due=today&after=c2');
    });

    it('links back to it, and to no next one when it is no longer listed', async () => {
      renderPortalAt('/admin/applications/p3?from=today');

      await isOn('Cedar');
      expect(await link('Back to Today')).toHaveAttribute('href', '/admin/today');
      expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    });
  });

  describe('an unassigned enquiry', () => {
    const BO = { id: 'a2', name: 'Bo Keeper' };
    const rowan = buildApplication({ due: 'overdue' });
    const birch = buildApplication({ id: 'p2', companyName: 'Birch', due: 'overdue', owner: BO });
    let owner: { id: string; name: string } | null;
    beforeEach(() => {
      owner = null;
      server.on('GET /api/admin/applications', ({ path }) => {
        if (path.includes('due=soon')) return json(200, []);
        return json(200, path.includes('owner=nobody') && owner ? [birch] : [{ ...rowan, owner }, birch]);
      });
    });
    const sent = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

    it('is assigned once despite repeated presses', async () => {
      server.on('PATCH /api/admin/applications/p1', () => {
        owner = { id: ADA.id, name: ADA.name };
        return json(200, { ...rowan, owner });
      });
      const { user } = renderPortalAt('/admin/today');
      expect(await screen.findAllByRole('button', { name: /^Assign to me/ })).toHaveLength(1);

      await user.dblClick(screen.getByRole('button', { name: 'Assign to me: Rowan Retail Ltd' }));

      expect(await screen.findByText('Assigned to you')).toBeInTheDocument();
      const line = (await screen.findByRole('link', { name: 'Rowan Retail Ltd' })).closest('li')!;
      expect(await within(line).findByText(new RegExp(ADA.name))).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Assign to me/ })).not.toBeInTheDocument();
      expect(sent()).toEqual([{ ownerId: ADA.id, updatedAt: rowan.updatedAt }]);
    });

    it('is assigned with a key when focused, and reports a faster colleague after its line has gone', async () => {
      server.on('PATCH /api/admin/applications/p1', () => {
        owner = BO;
        const changed = { by: BO.name, at: '2026-03-12T10:00:00.000Z', current: { ...rowan, owner } };
        return json(409, { status: 409, error: 'Bo Keeper changed this application.', changed });
      });
      const { user } = renderPortalAt('/admin/today?owner=nobody');
      await screen.findByRole('link', { name: 'Rowan Retail Ltd' });

      await user.keyboard('jt');

      expect(
        await screen.findByText(/^Bo Keeper changed Rowan Retail Ltd at .*: Bo Keeper owns it\.$/),
      ).toBeInTheDocument();
      expect(await screen.findByText('Not assigned')).toBeInTheDocument();
      await waitFor(() =>
        expect(screen.queryByRole('link', { name: 'Rowan Retail Ltd' })).not.toBeInTheDocument(),
      );
    });

    it('does not assign the next one with the second press of a double click', async () => {
      const third = buildApplication({ id: 'p3', companyName: 'Cedar', due: 'overdue' });
      withOverdue(rowan, third);
      server.on('PATCH /api/admin/applications/p1', () => json(200, rowan));
      const { user } = renderPortalAt('/admin/today');
      const [first, next] = await screen.findAllByRole('button', { name: /^Assign to me/ });

      await user.click(first!);
      await screen.findByText('Assigned to you');
      fireEvent.click(next!, { detail: 2 });

      expect(next).toBeEnabled();
      expect(sent()).toHaveLength(1);
    });
  });
});
