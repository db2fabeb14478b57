import type { Kind } from '@/api/api';

/** A query, for `build.query`, that reads one record by its id. */
export const recordOf = (url: string, ...kinds: readonly Kind[]) => ({
  query: (id: string) => `${url}/${encodeURIComponent(id)}`,
  providesTags: kinds,
});
