import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { InteractiveProviders } from '@/app/interactive-providers';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import type { ListFilter } from '@/shared/lists/screen/list-toolbar';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';
import type { View } from '@/shared/lists/views/views-api';
import { fetchToastList } from '@/shared/ui/toasts/toast-provider';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

await fetchToastList();

interface Fruit {
  id: string;
  name: string;
}

const columns: readonly Column<Fruit>[] = [
  { key: 'name', header: 'Fruit', type: 'name', orders: ['name', '-name'], cell: () => null },
  { key: 'taste', header: 'Taste', type: 'text', cell: () => 'Sweet' },
  { key: 'colour', header: 'Colour', type: 'text', cell: () => 'Red' },
  { key: 'origin', header: 'Origin', type: 'text', cell: () => 'Kent', optional: true },
];
const filters: readonly ListFilter[] = ['colour', 'taste', 'size', 'shape', 'origin', 'grower'].map(
  (name) => ({
    name,
    label: `The ${name}`,
    all: 'All',
    options: [{ value: 'one', label: 'One' }],
  }),
);
const page = { items: [{ id: '1', name: 'Apple' }], total: 1, next: null };
const reds: View = {
  id: 'v1',
  list: 'fruit',
  name: 'Reds',
  q: 'app',
  filters: { colour: 'one' },
  sort: 'name',
  columns: ['name', 'origin'],
  forAll: false,
  gone: [],
  owner: { id: 'a', name: 'Ada' },
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
};

let server: ServerStub;
let restore: () => void;
let views: readonly View[];
describe('Views', () => {
  beforeEach(() => {
    localStorage.clear();
    views = [reds];
    server = new ServerStub().on('GET /api/admin/views', () => json(200, views));
    restore = server.install();
  });
  afterEach(() => restore());

  function Orchard({ canShare }: { canShare: boolean }) {
    const urlState = useListUrlState(filters);
    return (
      <main>
        <ListScreen
          label="Fruit"
          urlState={urlState}
          filters={filters}
          list={{ data: page, isFetching: false, refetch: () => undefined }}
          views={{ list: 'fruit', canShare }}
          columns={columns}
          nameOf={({ name }) => name}
          linkTo={({ id }) => `/fruit/${id}`}
          empty={null}
        />
      </main>
    );
  }

  function show(at = '/fruit', { canShare = false } = {}) {
    const children = [{ path: '/fruit', element: <Orchard canShare={canShare} /> }];
    const router = createMemoryRouter([{ element: <InteractiveProviders />, children }], {
      initialEntries: [at],
    });
    render(
      <Providers theme={portalTheme}>
        <RouterProvider router={router} />
      </Providers>,
    );
    const user = userEvent.setup();
    return {
      user,
      asked: () => Object.fromEntries(new URLSearchParams(router.state.location.search)),
      /** Selects an item of a button's menu. */
      choose: async (button: string | RegExp, item: string, role = 'menuitem') => {
        await user.click(await screen.findByRole('button', { name: button }));
        await user.click(await screen.findByRole(role, { name: item }));
      },
    };
  }

  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const bodyOf = (method: string) => server.calls.find((call) => call.method === method)?.body;

  describe('a view', () => {
    it('applies its filters and columns, and can be left', async () => {
      const { choose, asked } = show();

      await choose('Views', 'Reds', 'menuitemradio');

      expect(asked()).toEqual({ named: 'v1', q: 'app', sort: 'name', colour: 'one', columns: 'name.origin' });
      expect(heads()).toEqual(['Fruit', 'Origin']);
      await choose('View: Reds', 'The whole list', 'menuitemradio');
      expect(asked()).toEqual({});
      expect(heads()).toEqual(['Fruit', 'Taste', 'Colour']);
    });

    it('saves the list’s settings under a name', async () => {
      const kept = { ...reds, id: 'v2', name: 'Ones', q: null, filters: { taste: 'one' }, columns: null };
      server.on('POST /api/admin/views', () => json(201, kept));
      const { user, choose, asked } = show('/fruit?taste=one&sort=name');

      await choose('Views', 'Save as a new view');
      const dialog = await screen.findByRole('dialog', { name: 'Save view' });
      expect(within(dialog).queryByLabelText('Share with all staff')).not.toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
      expect(await within(dialog).findByText('Please enter a name')).toBeInTheDocument();
      await user.type(within(dialog).getByLabelText(/^Name/), 'Ones');
      views = [reds, kept];
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));

      expect(await screen.findByRole('button', { name: 'View: Ones' })).toBeInTheDocument();
      expect(bodyOf('POST')).toEqual({
        list: 'fruit',
        name: 'Ones',
        q: null,
        filters: { taste: 'one' },
        sort: 'name',
        columns: null,
      });
      expect(asked()).toEqual({ named: 'v2', taste: 'one', sort: 'name' });
    });

    it('is shared by an administrator, and only administrators can change it', async () => {
      server.on('POST /api/admin/views', () => json(201, { ...reds, id: 'v2', forAll: true }));
      views = [{ ...reds, forAll: true }];
      const { user, choose } = show('/fruit?named=v1', { canShare: true });
      await choose('View: Reds', 'Save as a new view');
      await user.type(await screen.findByLabelText(/^Name/), 'For us');
      await user.click(screen.getByLabelText('Share with all staff'));
      await user.click(screen.getByRole('button', { name: 'Save' }));

      await waitFor(() => expect(bodyOf('POST')).toMatchObject({ name: 'For us', forAll: true }));
    });

    it('that is shared cannot be changed without the right', async () => {
      views = [{ ...reds, forAll: true }];
      const { user } = show('/fruit?named=v1');

      await user.click(await screen.findByRole('button', { name: 'View: Reds' }));

      expect(screen.queryByRole('menuitem', { name: /Rename|Update|Delete/ })).not.toBeInTheDocument();
    });

    it('is updated with the current settings once they differ', async () => {
      server.on('PATCH /api/admin/views/v1', () => json(200, { ...reds, q: null }));
      const { choose, asked } = show('/fruit?named=v1&sort=name&colour=one&columns=name.origin');

      await choose('View: Reds', 'Update Reds');

      expect(await screen.findByText('View updated')).toBeInTheDocument();
      expect(bodyOf('PATCH')).toEqual({
        q: null,
        filters: { colour: 'one' },
        sort: 'name',
        columns: ['name', 'origin'],
        updatedAt: reds.updatedAt,
      });
      expect(asked()).toEqual({ named: 'v1', sort: 'name', colour: 'one', columns: 'name.origin' });
    });

    it('reports a colleague’s change, and keeps what was typed', async () => {
      const current = { ...reds, name: 'Ruby', updatedAt: '2026-03-12T10:00:00.000Z' };
      const changed = { by: 'Ben', at: current.updatedAt, current };
      server.on('PATCH /api/admin/views/v1', () => json(409, { error: 'Ben changed this view.', changed }));
      const { user, choose } = show('/fruit?named=v1');

      await choose('View: Reds', 'Rename Reds');
      const name = await screen.findByLabelText(/^Name/);
      await user.clear(name);
      await user.type(name, 'Scarlet');
      await user.click(screen.getByRole('button', { name: 'Save' }));

      expect(await screen.findByText(/Ben changed this view at/)).toBeInTheDocument();
      expect(screen.getByLabelText(/^Name/)).toHaveValue('Scarlet');
    });

    it('is deleted after confirmation, and the list stays as it is', async () => {
      server.on('DELETE /api/admin/views/v1', () => json(200, { success: true }));
      const { user, choose, asked } = show('/fruit?named=v1&q=app');

      await choose('View: Reds', 'Delete Reds');
      await user.click(await screen.findByRole('button', { name: 'Delete' }));

      expect(await screen.findByText('View deleted')).toBeInTheDocument();
      expect(asked()).toEqual({ q: 'app' });
    });

    it('applies the rest when its list no longer has a filter, and says so', async () => {
      views = [{ ...reds, filters: { colour: 'one', taste: 'gone' }, gone: ['taste'] }];
      const { choose, asked } = show();

      await choose('Views', 'Reds', 'menuitemradio');

      expect(asked()).toMatchObject({ colour: 'one' });
      expect(asked()).not.toHaveProperty('taste');
      expect(screen.getByText(/no longer has: The taste\. We have left it out/)).toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });

    it('applies the rest when its list no longer has a column or a filter, says so, and can be updated', async () => {
      const filtersThen = { colour: 'one', ripeAt: 'noon' };
      views = [{ ...reds, filters: filtersThen, columns: ['name', 'starRating', 'origin'] }];
      const update = () => json(200, { ...reds, columns: ['name', 'origin'] });
      server.on('PATCH /api/admin/views/v1', update);
      const { choose, asked } = show();

      await choose('Views', 'Reds', 'menuitemradio');

      expect(heads()).toEqual(['Fruit', 'Origin']);
      expect(asked()).toEqual({ named: 'v1', q: 'app', sort: 'name', colour: 'one', columns: 'name.origin' });
      expect(
        screen.getByText(/no longer has: Ripe at, the column ‘Star rating’\. We have left it out/),
      ).toBeInTheDocument();
      await choose('View: Reds', 'Update Reds');
      await waitFor(() =>
        expect(bodyOf('PATCH')).toMatchObject({ filters: { colour: 'one' }, columns: ['name', 'origin'] }),
      );
    });

    it('uses the default columns when its list has none of its own', async () => {
      views = [{ ...reds, columns: ['starRating'] }];
      const { choose } = show();

      await choose('Views', 'Reds', 'menuitemradio');

      expect(heads()).toEqual(['Fruit', 'Taste', 'Colour']);
      expect(screen.getByText(/no longer has: the column ‘Star rating’\. We have/)).toBeInTheDocument();
    });
  });

  describe('columns', () => {
    it('can be chosen while there is room, and are stored in the browser', async () => {
      const { user, choose } = show();
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      expect(await screen.findByRole('menuitemcheckbox', { name: 'Origin' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await user.click(screen.getByRole('menuitemcheckbox', { name: 'Taste' }));
      await user.click(screen.getByRole('menuitemcheckbox', { name: 'Origin' }));
      await user.keyboard('{Escape}');

      expect(heads()).toEqual(['Fruit', 'Colour', 'Origin']);
      expect(localStorage.getItem('columns of fruit')).toBe('name.colour.origin');
      await choose('Columns', 'Reset columns');
      expect(localStorage.getItem('columns of fruit')).toBeNull();
    });

    it('are shown as stored', () => {
      localStorage.setItem('columns of fruit', 'name.origin.unknown');
      show();

      expect(heads()).toEqual(['Fruit', 'Origin']);
    });
  });

  describe('filters', () => {
    it('show four; the others are behind a button with the number in use', async () => {
      const { user, asked } = show('/fruit?origin=one');
      expect(screen.getByLabelText('The shape')).toBeVisible();
      expect(screen.queryByLabelText('The grower')).not.toBeInTheDocument();

      await user.click(screen.getByRole('button', { name: 'Filters, 1 applied' }));
      await user.selectOptions(screen.getByLabelText('The grower'), 'One');

      expect(screen.getByRole('button', { name: 'Filters, 2 applied', expanded: true })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
      expect(asked()).toEqual({});
      expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    });

    describe('on a phone', () => {
      beforeEach(() => {
        Object.assign(window, {
          matchMedia: (query: string) => ({
            matches: query === '(max-width:599.95px)',
            addListener: () => undefined,
            removeListener: () => undefined,
            addEventListener: () => undefined,
            removeEventListener: () => undefined,
          }),
        });
      });
      afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

      it('are all behind the button, so that the list starts with its search', async () => {
        const { user, asked } = show('/fruit?colour=one&q=app');
        expect(screen.getByLabelText('Search fruit')).toBeVisible();
        for (const label of [...filters.map((filter) => filter.label), 'Sort by'])
          expect(screen.queryByLabelText(label)).not.toBeInTheDocument();

        await user.click(screen.getByRole('button', { name: 'Filters, 1 applied' }));
        await user.selectOptions(screen.getByLabelText('The taste'), 'One');

        expect(screen.getByRole('button', { name: 'Filters, 2 applied', expanded: true })).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
        expect(asked()).toEqual({});
        expect(await violations()).toEqual([]);
      });
    });
  });
});
