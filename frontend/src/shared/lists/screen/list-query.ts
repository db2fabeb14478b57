import type { ApiThunk } from '@/api/api';

/** How many rows a page of a list has: about two screens, which a slow phone can sort and search without a wait. */
export const PAGE_LENGTH = 25;

/** Cursors of the pages passed through: the last one is the current page, the others lead back. */
export const CURSORS = 'after';

export const cursorsIn = (params: URLSearchParams): string[] => params.get(CURSORS)?.split('.') ?? [];

/** The part of a list's URL state that its request depends on. */
export interface ListParams {
  /** The search text; '' for none. */
  search: string;
  sort: string | null;
  /** Filter values by the filter's name; a filter without a value is absent. */
  filters: Readonly<Record<string, string>>;
  /** Cursor of the page; null on the first. */
  cursor: string | null;
}

/** `filters`: the names of the filters that the list has. */
export const readListParams = (params: URLSearchParams, filters: readonly string[]): ListParams => ({
  search: params.get('q') ?? '',
  sort: params.get('sort'),
  filters: Object.fromEntries([...params].filter(([name, value]) => value !== '' && filters.includes(name))),
  cursor: cursorsIn(params).at(-1) ?? null,
});

/** Order and filters of an address, as request parameters. */
export const filterParams = ({
  search,
  sort,
  filters,
}: Pick<ListParams, 'search' | 'sort' | 'filters'>): Record<string, string> => ({
  ...filters,
  ...(search && { q: search }),
  ...(sort && { sort }),
});

/**
 * The list's request parameters from its address. The server rejects unknown values, because people also type
 * addresses.
 */
export const listQuery = (params: ListParams): Record<string, string | number> => ({
  ...filterParams(params),
  limit: PAGE_LENGTH,
  ...(params.cursor && { cursor: params.cursor }),
});

interface ListDeclaration<Query> {
  list: { initiate: (query: Query, options: { subscribe: false }) => ApiThunk };
  filters?: readonly { name: string }[];
}

/** URL parameters that choose another part of the screen than its first list. */
const OTHER_PARTS = ['tab', 'view'];

/** Starts the query of a screen’s list with the URL state that `useList` will read. For the loader of its route. */
export const firstPageQuery =
  <Query>({ list, filters = [] }: ListDeclaration<Query>) =>
  (params: URLSearchParams): ApiThunk | null => {
    if (OTHER_PARTS.some((name) => params.has(name))) return null;
    const names = filters.map(({ name }) => name);
    return list.initiate(listQuery(readListParams(params, names)) as Query, { subscribe: false });
  };
