import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '@/api/page';
import { listQuery } from '@/shared/lists/list-query';
import { pageAfter, pageBefore, useListUrlState } from '@/shared/lists/use-list-url-state';

/** A record beside another in a list, and what of the list its address then says. */
interface Neighbour {
  readonly id: string;
  readonly search: string;
}

export interface Neighbours<Row> {
  /** The record itself as the list has it; undefined where it is not on the page of the list that the address names. */
  listed: Row | undefined;
  before: Neighbour | undefined;
  after: Neighbour | undefined;
}

interface NeighboursSource<Row, Query> {
  id: string;
  /** The hook that reads a page of the list. */
  list: (query: Query | SkipToken) => { currentData?: Page<Row> | undefined };
  filters: readonly { name: keyof Query & string }[];
}

/**
 * What comes before and after a record in the list that its page was opened from, which the address of the page names as
 * the list's own does. In the order that the list had then: what is done with a record may take it out of the list, and
 * the next one is still the next.
 */
export function useNeighbours<Row extends { id: string }, Query>(
  source: NeighboursSource<Row, Query>,
): Neighbours<Row> {
  const { id, list: useRead, filters } = source;
  const { search } = useLocation();
  const urlState = useListUrlState(filters);
  const page = useFirstReading(search, useRead(listQuery(urlState) as Query).currentData);
  const place = page?.items.findIndex((row) => row.id === id) ?? -1;
  const pastBegin = place === 0 && urlState.page > 1 ? pageBefore(search) : null;
  const pastEnd = page?.next && place === page.items.length - 1 ? pageAfter(search, page.next) : null;
  const askOf = (beyond: { cursor: string | null } | null) =>
    beyond ? (listQuery({ ...urlState, cursor: beyond.cursor }) as Query) : skipToken;
  const rowsBefore = useRead(askOf(pastBegin)).currentData?.items;
  const rowsAfter = useRead(askOf(pastEnd)).currentData?.items;
  if (!page || place < 0) return { listed: undefined, before: undefined, after: undefined };
  // A list may be about the same record on two of its pages.
  const isAnother = (row: Row) => row.id !== id;
  const at = (row: Row | undefined, where: string) => row && { id: row.id, search: where };
  return {
    listed: page.items[place],
    before: pastBegin
      ? at(rowsBefore?.findLast(isAnother), pastBegin.search)
      : at(page.items[place - 1], search),
    after: pastEnd ? at(rowsAfter?.find(isAnother), pastEnd.search) : at(page.items[place + 1], search),
  };
}

/** The page as it was first read, until the address names another. */
function useFirstReading<Read>(search: string, read: Read | undefined): Read | undefined {
  const [first, setFirst] = useState<{ search: string; read: Read } | null>(null);
  const isKept = first?.search === search;
  if (!isKept && read) setFirst({ search, read });
  return isKept ? first.read : read;
}
