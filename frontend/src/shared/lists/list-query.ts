import type { ListUrlState } from '@/shared/lists/use-list-url-state';

/** How many rows a page of a list has: about two screens, which a slow phone can sort and search without a wait. */
export const PAGE_LENGTH = 25;

/** Which rows an address asks for, and in what order. */
export const filterParams = ({ search, sort, filters }: ListUrlState): Record<string, string> => ({
  ...filters,
  ...(search && { q: search }),
  ...(sort && { sort }),
});

/** What an address asks of the list behind it. People write addresses too: the server refuses a word that it does not know. */
export const listQuery = (urlState: ListUrlState): Record<string, string | number> => ({
  ...filterParams(urlState),
  limit: PAGE_LENGTH,
  ...(urlState.cursor && { cursor: urlState.cursor }),
});

/** The call of a list whose address says nothing: what `listQuery` asks for, in words that need no client. */
export const firstPageOf = (url: string): string => `${url}?limit=${PAGE_LENGTH}`;
