import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '@/api/page';
import { listQuery } from '@/shared/lists/screen/list-query';
import { pageAfter, pageBefore, useListUrlState } from '@/shared/lists/screen/use-list-url-state';

/** A record beside another in a list, and the list's query string with it. */
interface Neighbour {
  readonly id: string;
  readonly search: string;
}

export interface Neighbours<Row> {
  /** The record as the list has it; undefined if it is not on the page in the address. */
  listed: Row | undefined;
  before: Neighbour | undefined;
  after: Neighbour | undefined;
}

interface NeighboursSource<Row, Query> {
  id: string;
  /** The query hook of the list. */
  list: (query: Query | SkipToken) => { currentData?: Page<Row> | undefined };
  filters: readonly { name: keyof Query & string }[];
}

/**
 * The previous and next record in the list that a record's page was opened from. Uses the order as first loaded: an
 * action may remove the record from the list, and the next one stays the next.
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
  // Two pages of a list may contain the same record.
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

/** The page as first loaded, until the address names another. */
function useFirstReading<Read>(search: string, read: Read | undefined): Read | undefined {
  const [first, setFirst] = useState<{ search: string; read: Read } | null>(null);
  const isKept = first?.search === search;
  if (!isKept && read) setFirst({ search, read });
  return isKept ? first.read : read;
}
