import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';
import { listUrls } from '@/shared/lists/list-urls';

export type HeldSubmission = Schemas['HeldSubmissionResponse'];
export type HeldListQuery = QueryOf<'listHeldSubmissions'>;

const heldApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHeldSubmissions: build.query<Page<HeldSubmission>, HeldListQuery>(
      listOf(listUrls.held, 'HeldSubmission'),
    ),
    getHeldSubmission: build.query<HeldSubmission, string>(recordOf(listUrls.held, 'HeldSubmission')),
    releaseHeldSubmission: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${listUrls.held}/${id}/release`, method: 'POST' }),
      invalidatesTags: invalidates('HeldSubmission', 'Message', 'Application', 'Report', 'Task'),
    }),
    discardHeldSubmission: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${listUrls.held}/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('HeldSubmission'),
    }),
  }),
});

export const {
  useDiscardHeldSubmissionMutation,
  useGetHeldSubmissionQuery,
  useListHeldSubmissionsQuery,
  useReleaseHeldSubmissionMutation,
} = heldApi;
