import { failedJobsApi } from '@/features/failed-jobs/failed-jobs-api';

export const failedJobList = {
  list: failedJobsApi.endpoints.listFailedJobs,
  one: failedJobsApi.endpoints.getFailedJob,
  refreshes: ['FailedJob'],
} as const;
