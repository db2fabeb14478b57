import type { ListUrlState, ViewOfList } from '@/shared/lists/screen/use-list-url-state';
import type { View } from '@/shared/lists/views/views-api';

/** The parts of a list that views can name. */
export interface PartsOfList {
  filters: readonly { name: string; label: string }[];
  /** Empty if it is not a table. */
  columns: readonly { key: string }[];
}

/** What a view stores of a list, named as in the API. */
export type ViewState = Pick<View, 'q' | 'filters' | 'sort' | 'columns'>;

/** The list's URL state as a view stores it. `columns` are the visible ones; null for the default. */
export const viewStateOf = (
  { search, filters, sort }: ListUrlState,
  columns: readonly string[] | null,
): ViewState => ({
  q: search === '' ? null : search,
  filters,
  sort,
  columns: columns && [...columns],
});

/** What the list no longer has of a view: filters, orders and columns. */
export function missingFrom({ filters, columns, gone }: View, parts: PartsOfList) {
  const unknown = Object.keys(filters).filter((name) =>
    parts.filters.every((filter) => filter.name !== name),
  );
  return {
    params: [...new Set([...gone, ...unknown])],
    columns: (columns ?? []).filter((key) => parts.columns.every((column) => column.key !== key)),
  };
}

/** What a view shows, without what the list no longer has. */
export function shownBy(view: View, parts: PartsOfList): ViewOfList {
  const { id, q, filters, sort, columns } = view;
  const missing = missingFrom(view, parts);
  const left = columns?.filter((key) => !missing.columns.includes(key)) ?? [];
  return {
    view: id,
    search: q === null || missing.params.includes('q') ? '' : q,
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => !missing.params.includes(name))),
    sort: missing.params.includes('sort') ? null : sort,
    columns: left.length > 0 ? left : null,
  };
}

/** The list without filters. */
export const WHOLE_LIST: ViewOfList = { view: null, search: '', filters: {}, sort: null, columns: null };

/** Whether the list's state differs from its view. */
export function isChanged(urlState: ListUrlState, view: View, parts: PartsOfList): boolean {
  const missing = missingFrom(view, parts);
  if (missing.params.length > 0 || missing.columns.length > 0) return true;
  const kept = shownBy(view, parts);
  const inOrder = (filters: Readonly<Record<string, string>>) => Object.entries(filters).sort();
  const compared = ({ search, sort, columns, filters }: Omit<ViewOfList, 'view'>) =>
    JSON.stringify([search, sort, columns, inOrder(filters)]);
  return compared(urlState) !== compared(kept);
}
