import { api } from '@/api/api';
import type { QueryOf, Schemas } from '@/api/schemas';
import { listUrls } from '@/shared/lists/list-urls';

export type ActivityEntry = Schemas['ActivityResponse'];
export type ActivityPage = Schemas['ActivityPageResponse'];
export type ActivityQuery = QueryOf<'listActivity'>;

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ActivityPage, ActivityQuery>({
      query: (params) => ({ url: listUrls.activity, params }),
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
