import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type HeldSubmission = Schemas['HeldSubmissionResponse'];
export type HeldListQuery = QueryOf<'listHeldSubmissions'>;

const PATH = 'admin/held';

export const heldApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHeldSubmissions: build.query<Page<HeldSubmission>, HeldListQuery>(listOf(PATH, 'HeldSubmission')),
    getHeldSubmission: build.query<HeldSubmission, string>(recordOf(PATH, 'HeldSubmission')),
    releaseHeldSubmission: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${PATH}/${id}/release`, method: 'POST' }),
      invalidatesTags: invalidates('HeldSubmission', 'Message', 'Application', 'Complaint', 'Report', 'Task'),
    }),
    discardHeldSubmission: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('HeldSubmission'),
    }),
  }),
});

export const {
  useDiscardHeldSubmissionMutation,
  useListHeldSubmissionsQuery,
  useReleaseHeldSubmissionMutation,
} = heldApi;
