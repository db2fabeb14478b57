import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '@/shared/lib/with-params';
import { readListParams, cursorsIn, CURSORS, type ListParams } from '@/shared/lists/screen/list-query';

/** The state of a list that its URL holds, so that a reload, a shared link and Back show the same rows. */
export interface ListUrlState extends ListParams {
  /** Page number, from 1. */
  page: number;
  /** Id of the record open in the drawer. */
  selected: string | null;
  /** Whether there is a search or a filter. */
  isFiltered: boolean;
  /** Id of the saved view that was opened, possibly changed since; null for none. */
  view: string | null;
  /** Keys of the columns of that view; null for the default ones. */
  columns: readonly string[] | null;
  searchFor: (text: string) => void;
  sortBy: (sort: string) => void;
  /** `typed`: replaces the history entry, because each letter would otherwise be a step of Back. */
  filterBy: (name: string, value: string, how?: { typed: boolean }) => void;
  goToNextPage: (nextCursor: string) => void;
  goToPreviousPage: () => void;
  select: (id: string | null) => void;
  clear: () => void;
  /** Shows another view of the list; absent parts stay as they are. */
  show: (view: Partial<ViewOfList>) => void;
}

/** The part of the state that a saved view stores. */
export type ViewOfList = Pick<ListUrlState, 'search' | 'sort' | 'filters' | 'columns' | 'view'>;

const FIRST_PAGE = { [CURSORS]: null };
const VIEW = 'named';
const COLUMNS = 'columns';

export function useListUrlState(filters: readonly { name: string }[] = []): ListUrlState {
  const [params, setParams] = useSearchParams();
  // Two changes may come before a render, and the router hands out the rendered parameters only.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, { replace = false } = {}) => {
      latest.current = withParams(latest.current, changes);
      setParams(latest.current, { replace, preventScrollReset: true });
    },
    [setParams],
  );

  return useMemo(() => {
    const cursors = cursorsIn(params);
    const names = filters.map(({ name }) => name);
    const noFilters = Object.fromEntries(names.map((name) => [name, null]));
    return {
      ...readListParams(params, names),
      page: cursors.length + 1,
      selected: params.get('id'),
      isFiltered: ['q', ...names].some((name) => params.has(name)),
      view: params.get(VIEW),
      columns: params.get(COLUMNS)?.split('.') ?? null,
      // Each letter would otherwise be a step of Back.
      searchFor: (text) => change({ q: text.trim(), ...FIRST_PAGE }, { replace: true }),
      sortBy: (sort) => change({ sort, ...FIRST_PAGE }),
      filterBy: (name, value, { typed } = { typed: false }) =>
        change({ [name]: value, ...FIRST_PAGE }, { replace: typed }),
      goToNextPage: (nextCursor) => change({ [CURSORS]: [...cursors, nextCursor].join('.') }),
      goToPreviousPage: () => change({ [CURSORS]: cursors.slice(0, -1).join('.') }),
      select: (id) => change({ id }),
      clear: () => change({ q: null, ...FIRST_PAGE, ...noFilters }),
      show: ({ search, filters: by, sort, columns, view }) =>
        change({
          ...((search !== undefined || by || sort !== undefined) && FIRST_PAGE),
          ...(search !== undefined && { q: search }),
          ...(by && { ...noFilters, ...by }),
          ...(sort !== undefined && { sort }),
          ...(columns !== undefined && { [COLUMNS]: columns?.join('.') ?? null }),
          ...(view !== undefined && { [VIEW]: view }),
        }),
    };
  }, [params, change, filters]);
}

/** Another page of a list: its cursor, null for the first, and the query string of the list at it. */
interface PageUrlState {
  readonly cursor: string | null;
  readonly search: string;
}

/** The page after the one in a query string. */
export const pageAfter = (search: string, nextCursor: string): PageUrlState =>
  turned(search, (cursors) => [...cursors, nextCursor]);

/** The page before the one in a query string. */
export const pageBefore = (search: string): PageUrlState => turned(search, (cursors) => cursors.slice(0, -1));

function turned(search: string, turn: (cursors: readonly string[]) => readonly string[]): PageUrlState {
  const before = new URLSearchParams(search);
  const cursors = turn(cursorsIn(before));
  const params = withParams(before, { [CURSORS]: cursors.join('.') });
  return { cursor: cursors.at(-1) ?? null, search: params.size === 0 ? '' : `?${params}` };
}
