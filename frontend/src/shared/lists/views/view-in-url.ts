import type { ListUrlState, ViewOfList } from '@/shared/lists/use-list-url-state';
import type { View } from '@/shared/lists/views/views-api';

/** What a list has that views can name. */
export interface PartsOfList {
  filters: readonly { name: string; label: string }[];
  /** None where it is no table. */
  columns: readonly { key: string }[];
}

/** What a view keeps of a list, as the API names it. */
export type KeptOfList = Pick<View, 'q' | 'filters' | 'sort' | 'columns'>;

/** What the address of a list shows, to be kept. `columns` are those that show; null for the usual ones. */
export const keptOf = (
  { search, filters, sort }: ListUrlState,
  columns: readonly string[] | null,
): KeptOfList => ({
  q: search === '' ? null : search,
  filters,
  sort,
  columns: columns && [...columns],
});

/** What of a view its list does not have any more: of what it asks for, which the server knows too, and of its columns. */
export function goneFrom({ filters, columns, gone }: View, parts: PartsOfList) {
  const unknown = Object.keys(filters).filter((name) =>
    parts.filters.every((filter) => filter.name !== name),
  );
  return {
    params: [...new Set([...gone, ...unknown])],
    columns: (columns ?? []).filter((key) => parts.columns.every((column) => column.key !== key)),
  };
}

/** What a view shows, without what its list does not have any more. */
export function shownBy(view: View, parts: PartsOfList): ViewOfList {
  const { id, q, filters, sort, columns } = view;
  const gone = goneFrom(view, parts);
  const left = columns?.filter((key) => !gone.columns.includes(key)) ?? [];
  return {
    view: id,
    search: q === null || gone.params.includes('q') ? '' : q,
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.params.includes(name))),
    sort: gone.params.includes('sort') ? null : sort,
    columns: left.length > 0 ? left : null,
  };
}

/** Everything that a list has. */
export const WHOLE_LIST: ViewOfList = { view: null, search: '', filters: {}, sort: null, columns: null };

/** Whether a list shows something else than all that a view keeps. */
export function isChanged(urlState: ListUrlState, view: View, parts: PartsOfList): boolean {
  const gone = goneFrom(view, parts);
  if (gone.params.length > 0 || gone.columns.length > 0) return true;
  const kept = shownBy(view, parts);
  const inOrder = (filters: Readonly<Record<string, string>>) => Object.entries(filters).sort();
  const compared = ({ search, sort, columns, filters }: Omit<ViewOfList, 'view'>) =>
    JSON.stringify([search, sort, columns, inOrder(filters)]);
  return compared(urlState) !== compared(kept);
}
