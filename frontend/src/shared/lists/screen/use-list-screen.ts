import { skipToken } from '@reduxjs/toolkit/query';
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { ApiThunk, TagType } from '@/api/api';
import type { baseQuery } from '@/api/base-query';
import { useRefresh } from '@/api/invalidation';
import type { Page } from '@/api/page';
import { listQuery } from '@/shared/lists/screen/list-query';
import type { ListFilter } from '@/shared/lists/screen/list-toolbar';
import { selectedIdOffPage } from '@/shared/lists/screen/selected-id-off-page';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';

/** A filter named as in the request. */
export type FilterOf<Query> = ListFilter & { name: keyof Query };

interface Endpoint<Read, Query> {
  useQuery: TypedUseQuery<Read, Query, typeof baseQuery>;
  initiate: (query: Query, options: { subscribe: false }) => ApiThunk;
}

/** A list, declared once for its screen and for the route that starts its first query (`firstPageQuery`). */
interface ListSource<Row, Query> {
  /** Loads a page. */
  list: Endpoint<Page<Row>, Query>;
  filters?: readonly FilterOf<NoInfer<Query>>[];
  /** Cached data that is reloaded with the list. */
  refreshes: readonly TagType[];
}

interface ListAndRecordSource<Row, Full, Query> extends ListSource<Row, Query> {
  /** Loads one record, for one that is open but not on the page. */
  one: Pick<Endpoint<Full, string>, 'useQuery'>;
}

/** Props of `ListScreen` for a list whose records have pages of their own: URL state, page and filters. */
export function useList<Row extends { id: string }, Query>(source: ListSource<Row, Query>) {
  const { filters = NONE, refreshes } = source;
  const { useQuery } = source.list;
  const urlState = useListUrlState(filters);
  const refetch = useRefresh(...refreshes);
  const list = useQuery(listQuery(urlState) as Query);
  return { urlState, list: { ...list, refetch }, filters };
}

/** Props of `ListScreen` for a list whose records open in a drawer, with the open record. */
export function useListScreen<Row extends { id: string }, Full extends Row, Query>(
  source: ListAndRecordSource<Row, Full, Query>,
) {
  const { useQuery: useOne } = source.one;
  const shown = useList(source);
  const opened = useOne(selectedIdOffPage(shown.urlState, shown.list.data) ?? skipToken);
  return { ...shown, opened };
}

const NONE = [] as const;
