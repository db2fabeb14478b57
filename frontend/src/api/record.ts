import type { TagType } from '@/api/api';

/** A query for one record by its id, for `build.query`. */
export const recordOf = (url: string, ...kinds: readonly TagType[]) => ({
  query: (id: string) => `${url}/${encodeURIComponent(id)}`,
  providesTags: kinds,
});
