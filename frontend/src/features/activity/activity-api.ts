import { api } from '@/api/api';
import type { components, operations } from '@/api/schema';

type Schemas = components['schemas'];

export type ActivityEntry = Schemas['ActivityResponse'];
export type ActivityPage = Schemas['ActivityPageResponse'];
export type ActivityQuery = NonNullable<operations['listActivity']['parameters']['query']>;

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ActivityPage, ActivityQuery>({
      query: (params) => ({ url: 'admin/activity', params }),
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
