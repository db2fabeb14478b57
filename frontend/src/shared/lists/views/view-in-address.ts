import type { ListAddress, ViewOfList } from '@/shared/lists/use-list-address';
import type { View } from '@/shared/lists/views/views-api';

/** What a view keeps of a list, as the API names it. */
export type KeptOfList = Pick<View, 'q' | 'filters' | 'sort' | 'columns'>;

/** What the address of a list shows, to be kept. `columns` are those that show; null for the usual ones. */
export const keptOf = (
  { search, filters, sort }: ListAddress,
  columns: readonly string[] | null,
): KeptOfList => ({
  q: search === '' ? null : search,
  filters,
  sort,
  columns: columns && [...columns],
});

/** What a view shows, without what its list does not know any more. */
export function shownBy({ id, q, filters, sort, columns, gone }: View): ViewOfList {
  const left = new Set(gone);
  return {
    view: id,
    search: q === null || left.has('q') ? '' : q,
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => !left.has(name))),
    sort: left.has('sort') ? null : sort,
    columns,
  };
}

/** Everything that a list has. */
export const WHOLE_LIST: ViewOfList = { view: null, search: '', filters: {}, sort: null, columns: null };

/** Whether a list shows something else than a view that it was narrowed to. */
export function isChanged(address: ListAddress, view: View): boolean {
  const kept = shownBy(view);
  const inOrder = (filters: Readonly<Record<string, string>>) => Object.entries(filters).sort();
  const compared = ({ search, sort, columns, filters }: Omit<ViewOfList, 'view'>) =>
    JSON.stringify([search, sort, columns, inOrder(filters)]);
  return compared(address) !== compared(kept);
}
