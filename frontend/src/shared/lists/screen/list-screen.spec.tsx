import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Page } from '@/api/page';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import type { Failure } from '@/shared/lib/failure';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { ListScreen, type RecordQueryResult } from '@/shared/lists/screen/list-screen';
import { selectedIdOffPage } from '@/shared/lists/screen/selected-id-off-page';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { violations } from '@/testing/violations';

interface Fruit {
  id: string;
  name: string;
}

const columns: readonly Column<Fruit>[] = [
  { key: 'name', header: 'Fruit', type: 'name', orders: ['name', '-name'], cell: () => null },
];
const apple = { id: '1', name: 'Apple' };
const plum = { id: '7', name: 'Plum' };
const page: Page<Fruit> = { items: [apple], total: 9, next: 'c2' };
const failure = (status: number, error: string): Failure => ({
  name: 'Failure',
  status,
  message: `${status}: ${error}`,
  problem: { status, error, errors: [] },
  retryAfterSeconds: null,
});

const asked = jest.fn();
const notRequested: RecordQueryResult<Fruit> = { isFetching: false, refetch: () => undefined };

interface Shown {
  list?: Page<Fruit> | null;
  opened?: RecordQueryResult<Fruit>;
}

function Orchard({ list = page, opened = notRequested }: Shown) {
  const urlState = useListUrlState();
  const data = list ?? undefined;
  asked(selectedIdOffPage(urlState, data));
  return (
    <ListScreen
      label="Fruit"
      urlState={urlState}
      list={{ data, isFetching: false, refetch: () => undefined }}
      opened={opened}
      columns={columns}
      nameOf={({ name }) => name}
      empty={null}
      details={({ name }) => (
        <DetailDrawer title={name} onClose={() => urlState.select(null)}>
          Sweet
        </DetailDrawer>
      )}
    />
  );
}

function show(at: string, shown: Shown = {}) {
  const router = createMemoryRouter([{ path: '/fruit', element: <Orchard {...shown} /> }], {
    initialEntries: [at],
  });
  render(
    <Providers theme={portalTheme}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

describe('ListScreen', () => {
  beforeEach(() => asked.mockClear());

  it('can be sorted when its cards have no column headers, and shows by what', async () => {
    const { user, search } = show('/fruit');
    const sort = screen.getByLabelText('Sort by');
    expect(sort).toHaveDisplayValue('Newest first');

    await user.selectOptions(sort, 'Fruit, descending');
    expect(search()).toBe('?sort=-name');
    await user.selectOptions(sort, 'Fruit, ascending');

    expect(search()).toBe('?sort=name');
  });

  it('keeps the loading state until there are rows to show', async () => {
    show('/fruit', { list: null });
    const loading = screen.getByText('Loading fruit...');

    await act(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });

    expect(loading).toBeInTheDocument();
  });

  it('opens a record of the page without a request', () => {
    show('/fruit?id=1');

    expect(screen.getByRole('dialog', { name: 'Apple' })).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith(null);
  });

  it('opens a record from another page by its id', () => {
    show('/fruit?id=7', { opened: { currentData: plum, isFetching: false, refetch: () => undefined } });

    expect(screen.getByRole('dialog', { name: 'Plum' })).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith('7');
  });

  it('requests no record before the page is loaded, or when none is open', () => {
    show('/fruit?id=7', { list: null });
    show('/fruit');

    expect(asked.mock.calls.flat()).not.toContain('7');
  });

  it('reserves the place of a record while it loads', async () => {
    show('/fruit?id=7', { opened: { isFetching: true, refetch: () => undefined } });

    const drawer = screen.getByRole('dialog', { name: 'Loading' });
    expect(within(drawer).getByRole('status')).toBeInTheDocument();
    // The drawer slides in meanwhile.
    expect(await act(violations)).toEqual([]);
  });

  it('shows ‘not found’ for a record, and closes', async () => {
    const error = failure(404, 'There is no fruit with this id.');
    const { user, search } = show('/fruit?id=7', {
      opened: { error, isFetching: false, refetch: () => undefined },
    });

    expect(screen.getByText('There is no fruit with this id.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(search()).toBe('');
  });

  it('can retry when a record could not be loaded', async () => {
    const refetch = jest.fn();
    const error = failure(503, 'The database is away.');
    const { user } = show('/fruit?id=7', { opened: { error, isFetching: false, refetch } });

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(refetch).toHaveBeenCalled();
  });
});
