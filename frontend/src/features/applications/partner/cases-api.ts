import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type Case = Schemas['CaseResponse'];
export type CaseInFull = Schemas['CaseDetailsResponse'];
export type CaseStatus = Case['status'];
export type CaseEvent = Schemas['TimelineEntryResponse'];
export type MatchAtSubmission = Schemas['KeptMatchResponse'];
export type CasesSummary = Schemas['CaseSummaryResponse'];
export type MonthOfCases = Schemas['CasesOfMonthResponse'];
export type NewCase = Schemas['SubmitCaseRequest'];
export type CaseListQuery = QueryOf<'listCases'>;

export const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCases: build.query<Page<Case>, CaseListQuery>(listOf('introducers/me/referrals', 'Case')),
    showCase: build.query<CaseInFull, string>({
      ...recordOf('introducers/me/applications', 'Case'),
      // Refetched whenever it opens, so that it is as fresh as the list beside it.
      keepUnusedDataFor: 0,
    }),
    summariseCases: build.query<CasesSummary, undefined>({
      query: () => 'introducers/me/summary',
      providesTags: ['Case'],
    }),
    submitCase: build.mutation<Case, Keyed & { body: NewCase }>({
      query: (sent) => keyedPost('introducers/me/applications', sent),
      invalidatesTags: invalidates('Case'),
    }),
    updateCaseNotes: build.mutation<Case, { id: string; body: Schemas['NoteOnCaseRequest'] }>({
      query: ({ id, body }) => ({ url: `introducers/me/applications/${id}`, method: 'PATCH', body }),
      invalidatesTags: invalidates('Case'),
    }),
  }),
});

export const { useShowCaseQuery, useSummariseCasesQuery, useSubmitCaseMutation, useUpdateCaseNotesMutation } =
  casesApi;
