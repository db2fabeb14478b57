import { skipToken } from '@reduxjs/toolkit/query';
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { ApiThunk, Kind } from '@/api/api';
import type { baseQuery } from '@/api/base-query';
import { useRefresh } from '@/api/invalidation';
import type { Page } from '@/api/page';
import { listQuery } from '@/shared/lists/list-query';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { selectedIdOffPage } from '@/shared/lists/selected-id-off-page';
import { useListUrlState } from '@/shared/lists/use-list-url-state';

/** A filter of a list, by a name that its call knows. */
export type FilterOf<Query> = ListFilter & { name: keyof Query };

interface Endpoint<Read, Query> {
  useQuery: TypedUseQuery<Read, Query, typeof baseQuery>;
  initiate: (query: Query, options: { subscribe: false }) => ApiThunk;
}

/** A list, declared once for its screen and for the route that starts its first query (`firstPageQuery`). */
interface ListSource<Row, Query> {
  /** Reads a page. */
  list: Endpoint<Page<Row>, Query>;
  filters?: readonly FilterOf<NoInfer<Query>>[];
  /** What is read again with the list. */
  refreshes: readonly Kind[];
}

interface ListAndRecordSource<Row, Full, Query> extends ListSource<Row, Query> {
  /** Reads one record, perhaps more of it: what the address opens and the page does not hold. */
  one: Pick<Endpoint<Full, string>, 'useQuery'>;
}

/** What `ListScreen` shows of a list whose records have a page of their own: where its address stands, its page and its filters. */
export function useList<Row extends { id: string }, Query>(source: ListSource<Row, Query>) {
  const { filters = NONE, refreshes } = source;
  const { useQuery } = source.list;
  const urlState = useListUrlState(filters);
  const refetch = useRefresh(...refreshes);
  const list = useQuery(listQuery(urlState) as Query);
  return { urlState, list: { ...list, refetch }, filters };
}

/** The same of a list whose records open beside it, and the open record. */
export function useListScreen<Row extends { id: string }, Full extends Row, Query>(
  source: ListAndRecordSource<Row, Full, Query>,
) {
  const { useQuery: useOne } = source.one;
  const shown = useList(source);
  const opened = useOne(selectedIdOffPage(shown.urlState, shown.list.data) ?? skipToken);
  return { ...shown, opened };
}

const NONE = [] as const;
