import { screen, within } from '@testing-library/react';
import type { Task } from '@/features/tasks/tasks-api';
import { aTask, inDays } from '@/testing/a-task';
import { anApplication } from '@/testing/an-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;

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

/** Answers with the tasks of the group that is asked for. */
const withTasks = (groups: Readonly<Record<string, readonly Task[]>>) =>
  server.on('GET /api/admin/tasks', ({ path }) =>
    json(200, groups[new URLSearchParams(path.split('?')[1]).get('due') ?? ''] ?? []),
  );

const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('says of each where it leads: its application, the messages, commissions, or nowhere', async () => {
  withTasks({
    today: [
      aTask({ id: 't1', title: 'Chosen: the offer of Alba', kind: 'offer_chosen' }),
      aTask({ id: 't2', title: 'Answer the message of Ann', kind: 'question', applicationId: null }),
      aTask({ id: 't3', title: 'Answer a partner', kind: 'commission_question', applicationId: null }),
      aTask({ id: 't4', title: 'Chase Brisk', kind: 'chase_lender', applicationId: null, companyName: null }),
    ],
  });
  renderPortalAt('/admin/today');

  expect(await linkTo('Chosen: the offer of Alba')).toBe('/admin/applications/p1');
  expect(await linkTo('Answer the message of Ann')).toBe('/admin/messages?status=open');
  expect(await linkTo('Answer a partner')).toBe('/admin/commissions');
  expect(screen.getByText('Chase Brisk').closest('a')).toBeNull();
  expect(screen.getByText('Its application is gone · Ada Admin')).toBeInTheDocument();
});

it('leads from an overdue enquiry on to the next that is overdue, of the same owner', async () => {
  server.on('GET /api/admin/applications', () => json(200, [anApplication({ due: 'overdue' })]));
  renderPortalAt('/admin/today?owner=me');

  expect(await linkTo('Rowan Retail Ltd')).toBe('/admin/applications/p1?due=overdue&sort=due&owner=me');
  const asked = server.calls
    .filter(({ path }) => path.startsWith('/api/admin/tasks'))
    .map(({ path }) => path);
  expect(asked).toHaveLength(4);
  for (const path of asked) expect(path).toContain('owner=me');
});

it('leads to the rest of a group that is longer than shows', async () => {
  server.on('GET /api/admin/tasks', ({ path }) => {
    const page = json(200, path.includes('due=week') ? [aTask({ dueOn: inDays(2) })] : []);
    page.headers.set('X-Total-Count', path.includes('due=week') ? '30' : '0');
    return page;
  });
  const { user, router } = renderPortalAt('/admin/today');
  const group = within(await screen.findByRole('region', { name: 'Due in the next seven days (30)' }));

  await user.click(group.getByRole('button', { name: 'Show all' }));

  expect(router.state.location.search).toBe('?due=week');
  expect(await screen.findByText('1 to 1 of 30')).toBeInTheDocument();
});

it('shows what is overdue by itself: enquiries and tasks', async () => {
  server.on('GET /api/admin/applications', () => json(200, [anApplication({ due: 'overdue' })]));
  withTasks({ overdue: [aTask({ dueOn: inDays(-1) })], today: [aTask({ id: 't2' })] });
  const { user } = renderPortalAt('/admin/today');
  await screen.findByRole('region', { name: 'Due today (1)' });

  await user.selectOptions(screen.getByLabelText('Show'), 'Overdue');

  expect(await screen.findByRole('region', { name: 'Overdue tasks (1)' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Overdue enquiries (1)' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Due today (1)' })).not.toBeInTheDocument();
});

it('says that nothing is waiting only where all could be read', async () => {
  let away = true;
  server.on('GET /api/admin/applications', () =>
    away ? json(503, { status: 503, error: 'The enquiries are away.' }) : json(200, []),
  );
  const { user } = renderPortalAt('/admin/today');
  const group = within(await screen.findByRole('region', { name: 'Overdue enquiries' }));
  expect(group.getByText('The enquiries are away.')).toBeInTheDocument();
  expect(screen.queryByText('Nothing is waiting')).not.toBeInTheDocument();
  away = false;

  await user.click(group.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Nothing is waiting')).toBeInTheDocument();
});
