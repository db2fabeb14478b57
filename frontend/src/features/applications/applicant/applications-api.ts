import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Receipt = Schemas['SubmittedApplicationResponse'];
export type SavedResults = Schemas['SavedResultsResponse'];
export type ApplicationStatus = Schemas['StatusResponse'];

interface Submission {
  readonly application: Schemas['SubmitApplicationRequest'];
  /** Names this submission: repeated with the same answers it makes no second application. */
  readonly idempotencyKey: string;
}

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitApplication: build.mutation<Receipt, Submission>({
      query: ({ application, idempotencyKey }) => ({
        url: 'applications',
        method: 'POST',
        body: application,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
    savedResults: build.query<SavedResults, string>({
      query: (token) => `results/${encodeURIComponent(token)}`,
      providesTags: ['ApplicantLink'],
    }),
    applicationStatus: build.query<ApplicationStatus, string>({
      query: (token) => `status/${encodeURIComponent(token)}`,
      providesTags: ['ApplicantLink'],
    }),
    revokeLinks: build.mutation<unknown, string>({
      query: (resultsToken) => ({ url: `results/${encodeURIComponent(resultsToken)}`, method: 'DELETE' }),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
  }),
});

export const {
  useSubmitApplicationMutation,
  useSavedResultsQuery,
  useApplicationStatusQuery,
  useRevokeLinksMutation,
} = applicationsApi;
