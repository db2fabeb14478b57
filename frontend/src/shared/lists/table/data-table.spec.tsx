import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { Page } from '@/api/page';
import { DataTable, type DataTableProps } from '@/shared/lists/table/data-table';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { ListToolbar } from '@/shared/lists/screen/list-toolbar';
import { useListUrlState, type ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { violations } from '@/testing/violations';

interface Fruit {
  id: string;
  name: string;
  price: string | null;
}

const fruit: readonly Column<Fruit>[] = [
  { key: 'name', header: 'Fruit', type: 'name', orders: ['name', '-name'], cell: () => null },
  { key: 'price', header: 'Price', type: 'money', cell: ({ price }) => price },
];
const apple = { id: '1', name: 'Apple', price: '£1' };
const pear = { id: '2', name: 'Pear', price: null };
const pageOf = (changes: Partial<Page<Fruit>> = {}): Page<Fruit> => ({
  items: [apple, pear],
  total: 5,
  next: 'c2',
  ...changes,
});

const FILTERS = [
  { name: 'kind', label: 'Kind', all: 'All', options: [{ value: 'stone', label: 'Stone fruit' }] },
];

const eat = jest.fn();
describe('DataTable', () => {
  beforeEach(() => eat.mockClear());

  interface Shown {
    columns?: readonly Column<Fruit>[];
    page?: Page<Fruit> | undefined;
    failure?: string | null;
    onRetry?: () => void;
    bulkActions?: DataTableProps<Fruit>['bulkActions'];
  }

  function Orchard(shown: Shown) {
    const { columns = fruit, page, failure = null, onRetry = () => undefined, bulkActions } = shown;
    const urlState = useListUrlState(FILTERS);
    return (
      <main>
        <ListToolbar urlState={urlState} searchLabel="Search" filters={FILTERS}>
          {null}
        </ListToolbar>
        <DataTable
          label="Fruit"
          columns={columns}
          urlState={urlState}
          page={page}
          pageLength={2}
          defaultSort="newest"
          busy={false}
          failure={failure}
          onRetry={onRetry}
          nameOf={({ name }) => name}
          actions={({ name }) => (
            <button aria-label={`Eat ${name}`} onClick={() => eat(name)}>
              Eat
            </button>
          )}
          bulkActions={bulkActions}
          empty={<p>No fruit yet</p>}
        />
      </main>
    );
  }

  const nothing = () => undefined;
  const addressOf: ListUrlState = {
    search: '',
    sort: null,
    cursor: null,
    page: 1,
    selected: null,
    filters: {},
    isFiltered: false,
    view: null,
    columns: null,
    show: nothing,
    searchFor: nothing,
    sortBy: nothing,
    filterBy: nothing,
    goToNextPage: nothing,
    goToPreviousPage: nothing,
    select: nothing,
    clear: nothing,
  };

  function show(shown: Shown, at = '/fruit') {
    const router = createMemoryRouter([{ path: '/fruit', element: <Orchard {...shown} /> }], {
      initialEntries: [at],
    });
    render(
      <Providers theme={portalTheme}>
        <RouterProvider router={router} />
      </Providers>,
    );
    return {
      user: userEvent.setup(),
      search: () => router.state.location.search,
      goTo: (to: string) => act(() => router.navigate(to)),
    };
  }

  it('is a table with a row each, and axe finds nothing', async () => {
    show({ page: pageOf() });

    const [head, ...rows] = within(screen.getByRole('table', { name: 'Fruit' })).getAllByRole('row');
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Fruit', 'Price', 'Actions']);
    expect(rows).toHaveLength(2);
    expect(within(rows[0]!).getByRole('cell', { name: '£1' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('is sorted by a column, then in reverse, and announces it', async () => {
    const { user, search } = show({ page: pageOf() }, '/fruit?after=c1');
    const header = screen.getByRole('columnheader', { name: 'Fruit' });
    expect(header).toHaveAttribute('aria-sort', 'none');

    await user.click(screen.getByRole('button', { name: 'Fruit' }));
    expect(search()).toBe('?sort=name');
    expect(header).toHaveAttribute('aria-sort', 'ascending');

    await user.click(screen.getByRole('button', { name: 'Fruit' }));
    expect(search()).toBe('?sort=-name');
    expect(header).toHaveAttribute('aria-sort', 'descending');
  });

  it('writes the search into the URL when typing pauses', async () => {
    jest.useFakeTimers();
    const { search } = show({ page: pageOf() }, '/fruit?after=c1');
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

    await user.type(screen.getByLabelText('Search'), 'app');
    expect(search()).toBe('?after=c1');
    await act(() => jest.advanceTimersByTimeAsync(300));

    expect(search()).toBe('?q=app');
    jest.useRealTimers();
  });

  it('keeps what is typed while the address is still outdated', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const searchFor = jest.fn();
    const toolbar = (search: string) => (
      <Providers theme={portalTheme}>
        <ListToolbar urlState={{ ...addressOf, search, searchFor }} searchLabel="Search">
          {null}
        </ListToolbar>
      </Providers>
    );
    const { rerender } = render(toolbar(''));
    const box = screen.getByLabelText('Search');

    await user.type(box, 'a');
    act(() => jest.advanceTimersByTime(300));
    await user.type(box, 'p');
    rerender(toolbar('a'));
    expect(box).toHaveValue('ap');
    act(() => jest.advanceTimersByTime(300));
    rerender(toolbar('ap'));

    expect(searchFor.mock.calls).toEqual([['a'], ['ap']]);
    expect(box).toHaveValue('ap');
    rerender(toolbar(''));
    expect(box).toHaveValue('');
    jest.useRealTimers();
  });

  it('shows what its address says, and returns to the first page when a filter changes', async () => {
    const { user, search } = show({ page: pageOf() }, '/fruit?q=app&after=c1');
    expect(screen.getByLabelText('Search')).toHaveValue('app');

    await user.selectOptions(screen.getByLabelText('Kind'), 'Stone fruit');

    expect(search()).toBe('?q=app&kind=stone');
  });

  it('changes and counts its pages', async () => {
    const { user, search } = show({ page: pageOf() });
    expect(screen.getByText('1 to 2 of 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(search()).toBe('?after=c2');
    expect(screen.getByText('3 to 4 of 5')).toBeInTheDocument();
  });

  it('goes back page by page from any address', async () => {
    const { user, search } = show({ page: pageOf({ items: [apple], next: null }) }, '/fruit?after=c2.c4');
    expect(screen.getByText('5 to 5 of 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(search()).toBe('?after=c2');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(search()).toBe('');
  });

  it('opens a row by its name and moves between names with the arrow keys', async () => {
    const { user, search } = show({ page: pageOf() });

    screen.getByRole('button', { name: 'Apple' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Pear' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Apple' })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(search()).toBe('?id=1');
  });

  it('labels a row’s controls with its name', () => {
    show({
      page: pageOf(),
      columns: [fruit[1]!, { key: 'name', header: 'Fruit', type: 'name', named: true, cell: () => ', ripe' }],
    });

    const [, first] = screen.getAllByRole('row');
    const cells = within(first!).getAllByRole('cell');
    expect(cells[0]).toHaveTextContent('£1');
    expect(cells[1]).toHaveTextContent('Apple, ripe');
    expect(within(cells[1]!).getByRole('button', { name: 'Apple' })).toBeInTheDocument();
  });

  it('reaches the actions of a row by keyboard alone', async () => {
    const { user } = show({ page: pageOf() });

    screen.getByRole('button', { name: 'Apple' }).focus();
    await user.tab();

    expect(screen.getByRole('button', { name: 'Eat Apple' })).toHaveFocus();
  });

  it('shows when it is empty, and when nothing matches', async () => {
    const none = pageOf({ items: [], total: 0, next: null });
    show({ page: none });
    expect(screen.getByText('No fruit yet')).toBeInTheDocument();

    const { user, search } = show({ page: none }, '/fruit?q=plum&kind=stone');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(search()).toBe('');
  });

  it('keeps its place while loading', () => {
    show({ page: undefined });

    expect(screen.getByRole('status')).toHaveTextContent('Loading fruit...');
  });

  it('can retry after a failed load', async () => {
    const onRetry = jest.fn();
    const { user } = show({ page: undefined, failure: 'The database is away.', onRetry });

    expect(screen.getByRole('alert')).toHaveTextContent('The database is away.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalled();
  });

  it('keeps loaded rows when reloading fails', () => {
    show({ page: pageOf(), failure: 'The database is away.' });

    expect(screen.getByRole('alert')).toHaveTextContent('This is the last version we loaded.');
    expect(screen.getByText('£1')).toBeInTheDocument();
  });

  describe('a list that changes while it is used', () => {
    const all = {
      apple,
      pear,
      plum: { id: '3', name: 'Plum', price: '£2' },
      quince: { id: '4', name: 'Quince', price: '£3' },
    };

    function Changing() {
      const names = useLocation().hash.slice(1).split(',') as (keyof typeof all)[];
      return <Orchard page={pageOf({ items: names.map((name) => all[name]) })} bulkActions={() => null} />;
    }

    const showChanging = () => {
      const router = createMemoryRouter([{ path: '/', element: <Changing /> }], {
        initialEntries: ['/#apple,pear,quince'],
      });
      render(
        <Providers theme={portalTheme}>
          <RouterProvider router={router} />
        </Providers>,
      );
      const changeTo = (names: string) => act(() => router.navigate(`/#${names}`));
      return { user: userEvent.setup(), changeTo };
    };
    const eating = (name: string) => screen.getByRole('button', { name: `Eat ${name}` });

    it.each([
      ['another takes its place', 'plum,pear,quince'],
      ['it goes', 'pear,quince'],
    ])('ignores a key that was meant for a record when %s', async (_what, names) => {
      const { user, changeTo } = showChanging();
      eating('Apple').focus();

      await changeTo(names);
      await user.keyboard('{Enter} ');

      expect(eat).not.toHaveBeenCalled();
    });

    it.each(['plum,apple,pear', 'quince,pear,apple'])(
      'keeps focus on a record that stays in %s',
      async (names) => {
        const { user, changeTo } = showChanging();
        eating('Pear').focus();

        await changeTo(names);
        expect(eating('Pear')).toHaveFocus();
        await user.keyboard('{Enter}');

        expect(eat.mock.calls).toEqual([['Pear']]);
      },
    );

    it('does not take the focus from elsewhere', async () => {
      const { changeTo } = showChanging();
      eating('Apple').focus();
      screen.getByLabelText('Search').focus();

      await changeTo('plum,pear,quince');

      expect(screen.getByLabelText('Search')).toHaveFocus();
    });

    it.each(['button', 'checkbox'])(
      'ignores a press of a %s that was meant for the previous record',
      async (role) => {
        const { user, changeTo } = showChanging();
        const pressed = screen.getByRole(role, { name: /^(Eat|Select) Apple$/ });

        fireEvent.pointerDown(pressed);
        await changeTo('plum,pear,quince');
        fireEvent.click(pressed);

        expect(eat).not.toHaveBeenCalled();
        expect(screen.getByRole('checkbox', { name: 'Select Plum' })).not.toBeChecked();
        await user.click(eating('Plum'));
        expect(eat.mock.calls).toEqual([['Plum']]);
      },
    );
  });

  describe('rows that can be chosen', () => {
    const basket = (chosen: readonly Fruit[]) => <p>Basket: {chosen.map(({ name }) => name).join(', ')}</p>;
    const box = (name: string) => screen.getByRole('checkbox', { name });

    it('are counted, with their actions, and axe finds nothing', async () => {
      const { user } = show({ page: pageOf(), bulkActions: basket });
      expect(screen.queryByText(/^Basket/)).not.toBeInTheDocument();

      await user.click(box('Select Pear'));
      expect(screen.getByRole('status')).toHaveTextContent('1 selected');
      expect(box('Select all 2 on this page')).toBePartiallyChecked();
      expect(within(screen.getByRole('group', { name: 'With the selected' })).getByText('Basket: Pear'));
      expect(await violations()).toEqual([]);

      await user.click(box('Select Apple'));
      expect(screen.getByText('Basket: Apple, Pear')).toBeInTheDocument();
      expect(box('Select all 2 on this page')).toBeChecked();
    });

    it('can all be selected, and cleared', async () => {
      const { user } = show({ page: pageOf(), bulkActions: basket });

      box('Select all 2 on this page').focus();
      await user.keyboard(' ');
      expect(box('Select Apple')).toBeChecked();
      expect(screen.getByText('Basket: Apple, Pear')).toBeInTheDocument();

      await user.keyboard(' ');
      expect(box('Select Apple')).not.toBeChecked();
      expect(screen.queryByText(/^Basket/)).not.toBeInTheDocument();
    });

    it('are cleared by an action, except those it could not change', async () => {
      const { user } = show({
        page: pageOf(),
        bulkActions: (chosen, chooseOnly) => (
          <button onClick={() => chooseOnly(chosen.slice(1).map(({ id }) => id))}>Eat the first</button>
        ),
      });
      await user.click(box('Select all 2 on this page'));

      await user.click(screen.getByRole('button', { name: 'Eat the first' }));

      expect(box('Select Apple')).not.toBeChecked();
      expect(box('Select Pear')).toBeChecked();
    });

    it('are cleared with another list, not when a record is opened', async () => {
      const { user, goTo } = show({ page: pageOf(), bulkActions: basket });
      await user.click(box('Select Pear'));

      await user.click(screen.getByRole('button', { name: 'Apple' }));
      expect(box('Select Pear')).toBeChecked();

      await user.selectOptions(screen.getByLabelText('Kind'), 'Stone fruit');
      expect(box('Select Pear')).not.toBeChecked();
      await goTo('/fruit');
      expect(box('Select Pear')).not.toBeChecked();
    });

    it('cannot be selected without actions', () => {
      show({ page: pageOf() });

      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    });
  });
});
