import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type SubmittedApplication = Schemas['SubmittedApplicationResponse'];
export type SavedResults = Schemas['SavedResultsResponse'];
type LaterAnswers = Schemas['AnswerQuestionsRequest'];
export type StatusPageData = Schemas['StatusPageResponse'];

type Submission = Keyed & { readonly body: Schemas['SubmitApplicationRequest'] };

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitApplication: build.mutation<SubmittedApplication, Submission>({
      query: (sent) => keyedPost('applications', sent),
    }),
    savedResults: build.query<SavedResults, string>({
      query: (token) => `results/${encodeURIComponent(token)}`,
      providesTags: ['ApplicantLink'],
    }),
    answerQuestions: build.mutation<SavedResults, { token: string; answers: LaterAnswers }>({
      query: ({ token, answers }) => ({
        url: `results/${encodeURIComponent(token)}/answers`,
        method: 'PATCH',
        body: answers,
      }),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        // The caller handles the error, which it gets too.
        const answered = await queryFulfilled.catch(() => null);
        if (answered)
          dispatch(applicationsApi.util.updateQueryData('savedResults', token, () => answered.data));
      },
    }),
    applicationStatus: build.query<StatusPageData, string>({
      query: (token) => `status/${encodeURIComponent(token)}`,
      providesTags: ['ApplicantLink'],
    }),
    requestFreshLink: build.mutation<unknown, Schemas['RequestFreshLinkRequest']>({
      query: (body) => ({ url: 'applicant-links', method: 'POST', body }),
    }),
    revokeLinks: build.mutation<unknown, string>({
      query: (resultsToken) => ({ url: `results/${encodeURIComponent(resultsToken)}`, method: 'DELETE' }),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
  }),
});

export const {
  useSubmitApplicationMutation,
  useAnswerQuestionsMutation,
  useSavedResultsQuery,
  useApplicationStatusQuery,
  useRequestFreshLinkMutation,
  useRevokeLinksMutation,
} = applicationsApi;
