import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const RESULTS = {
  applications: [
    {
      id: 'p1',
      name: 'Rowan Retail Ltd',
      details: ['Fiona Alder', '0141 496 0123'],
      applicationId: null,
      funding: { fundingType: 'business-loans', amount: '85000', byPartner: true, stage: 'with_lenders' },
    },
    {
      id: 'p2',
      name: 'Rowan Retail Ltd',
      details: ['Fiona Alder', '0141 496 0123'],
      applicationId: null,
      funding: { fundingType: 'asset-finance', amount: '£40,000', byPartner: true, stage: 'new' },
    },
  ],
  partners: [],
  lenders: [{ id: 'l1', name: 'Rowan Bank', details: ['Inactive'], applicationId: null, funding: null }],
  submissions: [
    { id: 's1', name: 'ROW/77', details: ['Alder Joinery Ltd'], applicationId: 'p9', funding: null },
  ],
};

let server: ServerStub;
let restore: () => void;
describe('Frame of the staff portal', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/waiting', () => json(200, { today: 10, messages: 2, unsentEmails: 0 }))
      .on('GET /api/admin/search', () => json(200, RESULTS));
  });
  afterEach(() => restore());

  const open = async () => {
    const view = renderPortalAt('/admin/account');
    await screen.findByRole('heading', { name: 'Account' });
    return view;
  };
  const field = () => screen.findByRole('combobox', { name: /^Search applications/ });
  const searches = () => server.calls.filter(({ path }) => path.startsWith('/api/admin/search'));

  it('groups its links into four', async () => {
    await open();

    const groups = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('group');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('link')
          .map(({ firstChild }) => firstChild?.textContent),
      ),
    ).toEqual([
      ['Today', 'Applications', 'Submissions', 'Messages'],
      ['Introducers', 'Commissions'],
      ['Lenders', 'Panel'],
      expect.arrayContaining(['Overview', 'Activity', 'Unsent emails', 'Staff', 'Account']),
    ]);
    expect(screen.getByRole('group', { name: 'Partners' })).toBe(groups[1]);
  });

  it('shows counts of waiting work, and none for zero', async () => {
    await open();

    expect(await screen.findByRole('link', { name: 'Today 10 waiting' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Messages 2 waiting' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Unsent emails' })).toBeInTheDocument();
  });

  describe('search', () => {
    it.each([
      ['Ctrl K', { key: 'k', ctrlKey: true }],
      ['⌘ K', { key: 'k', metaKey: true }],
      ['/', { key: '/' }],
    ])('opens with %s and focuses its field', async (_name, key) => {
      await open();

      fireEvent.keyDown(document.body, key);

      await waitFor(async () => expect(await field()).toHaveFocus());
      expect(await violations()).toEqual([]);
    });

    it('opens the result chosen with the arrow keys, and closes with Escape', async () => {
      const { user, router } = await open();
      await user.keyboard('{Control>}k{/Control}');
      await user.type(await field(), 'rowan');

      const list = await screen.findByRole('group', { name: 'Applications' });
      expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Rowan Retail Ltd');
      expect(screen.getByText('4 results')).toBeInTheDocument();

      await user.keyboard('{ArrowUp}');
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('ROW/77');
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      expect(await field()).toHaveAttribute(
        'aria-activedescendant',
        screen.getByRole('option', { name: /^Rowan Bank/ }).id,
      );
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

      await user.keyboard('/');
      await user.type(await field(), 'rowan');
      await screen.findByRole('option', { name: /£40,000/ });
      await user.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/applications/p2'));
    });

    it('shows what an application asks for and its stage, which differ between those of one company', async () => {
      const { user } = await open();
      await user.keyboard('/');
      await user.type(await field(), 'rowan');

      const list = await screen.findByRole('group', { name: 'Applications' });
      const [first, second] = within(list).getAllByRole('option');
      expect(first).toHaveTextContent('Business Loans · £85,000 · With lenders');
      expect(second).toHaveTextContent('Asset Finance · £40,000 · New');
    });

    it('closes on Enter when its button opened it', async () => {
      const { user, router } = await open();
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(await field(), 'rowan');
      await screen.findByRole('group', { name: 'Applications' });

      await user.keyboard('{Enter}');

      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/applications/p1'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it('opens the application of a submission', async () => {
      const { user, router } = await open();
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(await field(), 'row/77');

      await user.click(await screen.findByRole('option', { name: /^ROW\/77/ }));

      expect(router.state.location.pathname).toBe('/admin/applications/p9');
    });

    it('searches once after a pause, shows an empty result, and retries after a failure', async () => {
      let fails = true;
      server.on('GET /api/admin/search', () =>
        fails
          ? json(503, { error: 'Please try again in a moment.' })
          : json(200, { applications: [], partners: [], lenders: [], submissions: [] }),
      );
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(await field(), '100%_');

      expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
      expect(searches().map(({ path }) => path)).toEqual(['/api/admin/search?q=100%25_']);
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('No results for ‘100%_’')).toBeInTheDocument();
      expect(screen.getByText('No results')).toBeInTheDocument();
    });
  });
});
