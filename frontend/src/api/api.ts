import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '@/api/base-query';

/**
 * The one API object; features inject their endpoints. Loaded data never goes stale by itself: only a tag
 * invalidates it, nothing refetches on focus, polls or retries.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
