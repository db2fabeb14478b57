import { skipToken } from '@reduxjs/toolkit/query';
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { Kind } from '@/api/api';
import type { baseQuery } from '@/api/base-query';
import { useRefresh } from '@/api/invalidation';
import type { Page } from '@/api/page';
import { listQuery } from '@/shared/lists/list-query';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { openedElsewhere } from '@/shared/lists/opened-elsewhere';
import { useListAddress } from '@/shared/lists/use-list-address';

/** A filter of a list, by a name that its call knows. */
export type FilterOf<Query> = ListFilter & { name: keyof Query };

interface ListSource<Row, Full, Query> {
  /** The hook that reads a page. */
  list: TypedUseQuery<Page<Row>, Query, typeof baseQuery>;
  /** The hook that reads one record, perhaps more of it: what the address opens and the page does not hold. */
  one: TypedUseQuery<Full, string, typeof baseQuery>;
  filters?: readonly FilterOf<NoInfer<Query>>[];
  /** What is read again with the list. */
  refreshes: readonly Kind[];
}

/** What `ListScreen` shows of a list: where its address stands, its page, the open record and its filters. */
export function useListScreen<Row extends { id: string }, Full extends Row, Query>(
  source: ListSource<Row, Full, Query>,
) {
  const { list: useList, one: useOne, filters = NONE, refreshes } = source;
  const address = useListAddress(filters);
  const refetch = useRefresh(...refreshes);
  const list = useList(listQuery(address) as Query);
  const opened = useOne(openedElsewhere(address, list.data) ?? skipToken);
  return { address, list: { ...list, refetch }, opened, filters };
}

const NONE = [] as const;
