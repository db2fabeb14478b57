import type { ListAddress } from '@/shared/lists/use-list-address';

/** How many rows a page of a list has: about two screens, which a slow phone can sort and search without a wait. */
export const PAGE_LENGTH = 25;

/** What an address asks of the list behind it; the server refuses a word that it does not know. */
export const listQuery = ({
  search,
  sort,
  cursor,
  filters,
}: ListAddress): Record<string, string | number> => ({
  ...filters,
  limit: PAGE_LENGTH,
  ...(search && { q: search }),
  ...(sort && { sort }),
  ...(cursor && { cursor }),
});
