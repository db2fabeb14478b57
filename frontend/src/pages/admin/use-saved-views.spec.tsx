import { screen, waitFor } from '@testing-library/react';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;
describe('useSavedViews', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server);
  });
  afterEach(() => restore());

  const buildViewOf = (list: string, filters: Readonly<Record<string, string>>) => ({
    id: 'v1',
    list,
    name: 'Kept',
    q: null,
    filters,
    sort: null,
    columns: null,
    forAll: false,
    gone: [],
    owner: { id: 'a1', name: 'Ada Admin' },
    createdAt: '2026-03-12T09:30:00.000Z',
    updatedAt: '2026-03-12T09:30:00.000Z',
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['activity', '/admin/activity', { person: 'ada', from: '2026-03-01' }],
    ['tasks', '/admin/today', { owner: 'me', due: 'today' }],
    ['receivables', '/admin/commissions', { state: 'open', overdue: 'true' }],
    ['statements', '/admin/commissions?tab=statements', { state: 'draft' }],
    ['ledger', '/admin/commissions?tab=ledger', { state: 'due' }],
    ['complaints', '/admin/complaints', { status: 'open', kind: 'data' }],
    ['data-requests', '/admin/people', { status: 'open', kind: 'access' }],
    ['holds', '/admin/people?tab=holds', { status: 'ended' }],
  ])('the list %s is filtered by a saved view', async (list, address, filters) => {
    server.on('GET /api/admin/views', ({ path }) => {
      const asked = new URL(path, 'http://localhost').searchParams.get('list');
      return json(200, asked === list ? [buildViewOf(list, filters)] : []);
    });
    const { user, router } = renderPortalAt(address);

    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Kept' }));

    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
        ...filters,
        named: 'v1',
      }),
    );
    expect(await screen.findByRole('button', { name: 'View: Kept' })).toBeInTheDocument();
    expect(screen.queryByText(/no longer has/)).not.toBeInTheDocument();
  });
});
