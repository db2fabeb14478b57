import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '@/shared/lib/with-params';

/** What of a list its address says, so that a reload, a link and the way back show the same. */
export interface ListAddress {
  /** What is searched for; '' for nothing. */
  search: string;
  sort: string | null;
  /** Where the page begins; null on the first. */
  cursor: string | null;
  /** Which page it is, from 1. */
  page: number;
  /** The record that is open beside the list. */
  selected: string | null;
  /** What the list is filtered by, under the filter's name; a filter that leaves nothing out is not among them. */
  filters: Readonly<Record<string, string>>;
  /** Whether search or filters leave anything out. */
  narrowed: boolean;
  /** The named view that it shows, perhaps changed since; null for none. */
  view: string | null;
  /** The columns of that view, by their keys; null for the usual ones. */
  columns: readonly string[] | null;
  searchFor: (text: string) => void;
  sortBy: (sort: string) => void;
  /** `typed`: it grows letter by letter, and each would be a step of the way back. */
  filterBy: (name: string, value: string, how?: { typed: boolean }) => void;
  turnTo: (nextCursor: string) => void;
  turnBack: () => void;
  select: (id: string | null) => void;
  clear: () => void;
  /** Another view of the list, or none; what is not said stays as it is. */
  show: (view: Partial<ViewOfList>) => void;
}

/** What of a list somebody can keep under a name. */
export type ViewOfList = Pick<ListAddress, 'search' | 'sort' | 'filters' | 'columns' | 'view'>;

/** The cursors of the pages that were turned, one for each: the last finds the page, the others the way back. */
const CURSORS = 'after';
const FIRST_PAGE = { [CURSORS]: null };
const VIEW = 'named';
const COLUMNS = 'columns';

const cursorsIn = (params: URLSearchParams): string[] => params.get(CURSORS)?.split('.') ?? [];

export function useListAddress(filters: readonly { name: string }[] = []): ListAddress {
  const [params, setParams] = useSearchParams();
  // A change may come before the screen shows the one before it: the router hands out what is shown.
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
      search: params.get('q') ?? '',
      sort: params.get('sort'),
      cursor: cursors.at(-1) ?? null,
      page: cursors.length + 1,
      selected: params.get('id'),
      filters: Object.fromEntries(
        [...params].filter(([name, value]) => value !== '' && names.includes(name)),
      ),
      narrowed: ['q', ...names].some((name) => params.has(name)),
      view: params.get(VIEW),
      columns: params.get(COLUMNS)?.split('.') ?? null,
      // Every letter would be a step of the way back.
      searchFor: (text) => change({ q: text.trim(), ...FIRST_PAGE }, { replace: true }),
      sortBy: (sort) => change({ sort, ...FIRST_PAGE }),
      filterBy: (name, value, { typed } = { typed: false }) =>
        change({ [name]: value, ...FIRST_PAGE }, { replace: typed }),
      turnTo: (nextCursor) => change({ [CURSORS]: [...cursors, nextCursor].join('.') }),
      turnBack: () => change({ [CURSORS]: cursors.slice(0, -1).join('.') }),
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

/** Another page of a list: where it begins, null for the first, and what the address of the list then says. */
interface PageAddress {
  readonly cursor: string | null;
  readonly search: string;
}

/** The page after the one that the address of a list names. */
export const pageAfter = (search: string, nextCursor: string): PageAddress =>
  turned(search, (cursors) => [...cursors, nextCursor]);

/** The page before it. */
export const pageBefore = (search: string): PageAddress => turned(search, (cursors) => cursors.slice(0, -1));

function turned(search: string, turn: (cursors: readonly string[]) => readonly string[]): PageAddress {
  const before = new URLSearchParams(search);
  const cursors = turn(cursorsIn(before));
  const params = withParams(before, { [CURSORS]: cursors.join('.') });
  return { cursor: cursors.at(-1) ?? null, search: params.size === 0 ? '' : `?${params}` };
}
