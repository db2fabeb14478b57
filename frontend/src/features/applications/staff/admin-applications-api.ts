import { api } from '@/api/api';
import { keyedPost, type RequestArgs, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, pageOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type Application = Schemas['ListedApplicationResponse'];
export type ApplicationInFull = Schemas['ApplicationDetailsResponse'];
/** The name of an optional answer. */
export type OptionalAnswer = Exclude<
  keyof Schemas['SubmitApplicationRequest'] & keyof Application,
  'companyName' | 'contactName' | 'email' | 'phone' | 'fundingType' | 'amount'
>;
export type ApplicationStatus = Application['status'];
export type TrailEntry = Schemas['TrailEntryResponse'];
export type CaseMatches = Schemas['FoundLendersResponse'];
export type SharedDetails = Schemas['RecordedDisclosureResponse'];
export type ApplicationListQuery = QueryOf<'listApplications'>;

export type StageAmountsQuery = QueryOf<'amountsByStage'>;

/** A lender to choose from. */
export type LenderChoice = Pick<Schemas['LenderResponse'], 'name' | 'isActive'>;

/** A partner to choose from. */
export type PartnerChoice = Pick<Schemas['ListedIntroducerResponse'], 'id' | 'companyName'>;
/** Partners per search. */
const PARTNERS_FOUND = 20;

/** The response to a change. */
export type Reviewed = Pick<
  Schemas['ApplicationResponse'],
  'id' | 'status' | 'assignedLender' | 'notes' | 'owner' | 'updatedAt'
>;
export type ReviewChanges = Schemas['ReviewRequest'];

/** One change to several applications. */
export type BulkReview = Schemas['BulkReviewRequest'];
/** The result for one of them. */
export type ReviewedOne = Schemas['ReviewedResponse'];

/** A case as staff add it. */
export type NewCaseRequest = Schemas['EnterApplicationRequest'];

/** Corrected answers; null clears one. */
export type Correction = Schemas['CorrectAnswersRequest'];
/** How a correction changes the matches. */
export type MatchDifference = Schemas['MatchDifferenceResponse'];

type ApplicationVersion = Schemas['ApplicationVersionRequest'];

interface NewCorrection {
  readonly id: string;
  readonly body: Correction;
}

export type NextStep = Schemas['NextStepResponse'];
export type NewContact = Schemas['RecordContactRequest'];

interface NewClientContact {
  readonly id: string;
  readonly body: Schemas['RecordClientContactRequest'];
}

type NewDisclosure = Keyed & { readonly id: string; readonly body: Schemas['RecordDisclosureRequest'] };

export const adminApplicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApplications: build.query<Page<Application>, ApplicationListQuery>(
      listOf('admin/applications', 'Application'),
    ),
    /** A board column's applications, page by page. */
    readBoardColumn: build.infiniteQuery<Page<Application>, ApplicationListQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam: cursor }) => ({
        url: 'admin/applications',
        params: { ...queryArg, ...(cursor !== null && { cursor }) },
      }),
      transformResponse: pageOf,
      providesTags: ['Application'],
    }),
    /** What the applications of each stage ask for together. */
    readStageAmounts: build.query<readonly Schemas['StageAmountResponse'][], StageAmountsQuery>({
      query: (params) => ({ url: 'admin/applications/amounts', params }),
      providesTags: ['Application'],
    }),
    showApplication: build.query<ApplicationInFull, string>({
      ...recordOf('admin/applications', 'Application'),
      // Refetched whenever it opens, so that it is as fresh as the list beside it.
      keepUnusedDataFor: 0,
    }),
    findLenders: build.query<CaseMatches, string>({
      query: (id) => `admin/applications/${encodeURIComponent(id)}/matches`,
      // Refetched whenever it opens: the panel may have changed.
      keepUnusedDataFor: 0,
    }),
    reviewApplication: build.mutation<Schemas['ApplicationResponse'], { id: string; body: ReviewChanges }>({
      query: ({ id, body }) => ({ url: `admin/applications/${id}`, method: 'PATCH', body }),
      invalidatesTags: invalidates('Application'),
    }),
    reviewApplications: build.mutation<readonly ReviewedOne[], BulkReview>({
      query: (body) => ({ url: 'admin/applications/bulk', method: 'POST', body }),
      invalidatesTags: invalidates('Application'),
    }),
    addApplication: build.mutation<ApplicationInFull, Keyed & { body: NewCaseRequest }>({
      query: (sent) => keyedPost('admin/applications', sent),
      invalidatesTags: invalidates('Application'),
    }),
    correctAnswers: build.mutation<Schemas['CorrectedApplicationResponse'], NewCorrection>({
      query: ({ id, body }) => ({ url: `admin/applications/${id}/answers`, method: 'PATCH', body }),
      invalidatesTags: invalidates('Application'),
    }),
    recordDisclosure: build.mutation<SharedDetails, NewDisclosure>({
      query: ({ id, ...sent }) => keyedPost(`admin/applications/${id}/disclosures`, sent),
      invalidatesTags: invalidates('Application'),
    }),
    markDuplicate: build.mutation<ApplicationInFull, { id: string; body: Schemas['MarkDuplicateRequest'] }>({
      query: ({ id, body }) => ({ url: `admin/applications/${id}/duplicate-of`, method: 'POST', body }),
      invalidatesTags: invalidates('Application'),
    }),
    unmarkDuplicate: build.mutation<ApplicationInFull, { id: string; body: ApplicationVersion }>({
      query: ({ id, body }) => ({ url: `admin/applications/${id}/duplicate-of`, method: 'DELETE', body }),
      invalidatesTags: invalidates('Application'),
    }),
    recordPerimeterCheck: build.mutation<ApplicationInFull, { id: string; body: ApplicationVersion }>({
      query: ({ id, body }) => ({ url: `admin/applications/${id}/perimeter-check`, method: 'POST', body }),
      invalidatesTags: invalidates('Application'),
    }),
    recordContact: build.mutation<ApplicationInFull, Keyed & { id: string; body: NewContact }>({
      query: ({ id, ...sent }) => keyedPost(`admin/applications/${id}/contacts`, sent),
      invalidatesTags: invalidates('Application'),
    }),
    recordClientContact: build.mutation<ApplicationInFull, NewClientContact>({
      query: ({ id, body }) => ({ url: `admin/applications/${id}/client-contact`, method: 'POST', body }),
      invalidatesTags: invalidates('Application'),
    }),
    sendLinks: build.mutation<ApplicationInFull, string>({
      query: (id) => ({ url: `admin/applications/${id}/links`, method: 'POST' }),
      invalidatesTags: invalidates('Application'),
    }),
    endLinks: build.mutation<ApplicationInFull, string>({
      query: (id) => ({ url: `admin/applications/${id}/links`, method: 'DELETE' }),
      invalidatesTags: invalidates('Application'),
    }),
    lenderChoices: build.query<readonly LenderChoice[], undefined>({
      queryFn: async (_all, _api, _options, read) => {
        const chosen: LenderChoice[] = [];
        let cursor: string | null | undefined;
        while (cursor !== null) {
          const call: RequestArgs = { url: 'admin/lenders', params: { sort: 'name', limit: 1_000, cursor } };
          const answer = await read(call);
          if (answer.error) return { error: answer.error };
          const page: Page<LenderChoice> = pageOf(answer.data as LenderChoice[], answer.meta);
          chosen.push(...page.items.map(({ name, isActive }) => ({ name, isActive })));
          cursor = page.next;
        }
        return { data: chosen };
      },
      providesTags: ['Lender'],
      // Refetched by each dialog: a colleague may have added one.
      keepUnusedDataFor: 0,
    }),
    findPartners: build.query<Page<PartnerChoice>, string>({
      query: (text) => ({
        url: 'admin/introducers',
        params: { sort: 'name', limit: PARTNERS_FOUND, ...(text !== '' && { q: text }) },
      }),
      transformResponse: pageOf,
      providesTags: ['PartnerAccount'],
    }),
    findPartner: build.query<PartnerChoice, string>(recordOf('admin/introducers', 'PartnerAccount')),
  }),
});

export const {
  endpoints: { readBoardColumn },
  useListApplicationsQuery,
  useReadBoardColumnInfiniteQuery,
  useReadStageAmountsQuery,
  useShowApplicationQuery,
  useFindLendersQuery,
  useReviewApplicationMutation,
  useReviewApplicationsMutation,
  useAddApplicationMutation,
  useCorrectAnswersMutation,
  useRecordDisclosureMutation,
  useMarkDuplicateMutation,
  useUnmarkDuplicateMutation,
  useRecordPerimeterCheckMutation,
  useRecordContactMutation,
  useRecordClientContactMutation,
  useSendLinksMutation,
  useEndLinksMutation,
  useLenderChoicesQuery,
  useFindPartnersQuery,
  useFindPartnerQuery,
} = adminApplicationsApi;
