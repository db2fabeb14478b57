import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type FailedJob = Schemas['FailedJobResponse'];
export type FailedJobsQuery = QueryOf<'listFailedJobs'>;

const PATH = 'admin/jobs';

export const failedJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFailedJobs: build.query<Page<FailedJob>, FailedJobsQuery>(listOf('admin/jobs/failed', 'FailedJob')),
    getFailedJob: build.query<FailedJob, string>(recordOf(`${PATH}/failed`, 'FailedJob')),
    retryFailedJob: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${PATH}/failed/${id}/retry`, method: 'POST' }),
      invalidatesTags: invalidates('FailedJob'),
    }),
    retryFailedJobs: build.mutation<Schemas['RetriedJobs'], undefined>({
      query: () => ({ url: `${PATH}/failed/retry`, method: 'POST' }),
      invalidatesTags: invalidates('FailedJob'),
    }),
  }),
});

export const { useListFailedJobsQuery, useRetryFailedJobMutation, useRetryFailedJobsMutation } =
  failedJobsApi;
