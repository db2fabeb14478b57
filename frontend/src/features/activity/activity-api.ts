import { api } from '@/api/api';
import type { QueryOf, Schemas } from '@/api/schemas';

export type ActivityEntry = Schemas['ActivityResponse'];
export type ActivityPage = Schemas['ActivityPageResponse'];
export type ActivityQuery = QueryOf<'listActivity'>;

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ActivityPage, ActivityQuery>({
      query: (params) => ({ url: 'admin/activity', params }),
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
