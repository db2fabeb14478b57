import type { ListAddress } from '@/shared/lists/use-list-address';

/** How many rows a page of a list has: about two screens, which a slow phone can sort and search without a wait. */
export const PAGE_LENGTH = 25;

/** Which rows an address asks for, and in what order. */
export const narrowing = ({ search, sort, filters }: ListAddress): Record<string, string> => ({
  ...filters,
  ...(search && { q: search }),
  ...(sort && { sort }),
});

/** What an address asks of the list behind it. People write addresses too: the server refuses a word that it does not know. */
export const listQuery = (address: ListAddress): Record<string, string | number> => ({
  ...narrowing(address),
  limit: PAGE_LENGTH,
  ...(address.cursor && { cursor: address.cursor }),
});

/** The call of a list whose address says nothing: what `listQuery` asks for, in words that need no client. */
export const firstPageOf = (url: string): string => `${url}?limit=${PAGE_LENGTH}`;
