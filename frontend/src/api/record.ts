import type { Kind } from '@/api/api';

/** A query for one record by its id, for `build.query`. */
export const recordOf = (url: string, ...kinds: readonly Kind[]) => ({
  query: (id: string) => `${url}/${encodeURIComponent(id)}`,
  providesTags: kinds,
});
