import { api } from '@/api/api';
import { keyedPost, type RequestArgs, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import type { QueryOf, Schemas } from '@/api/schemas';

export type Submission = Schemas['SubmissionResponse'];
export type SubmissionState = Submission['state'];
export type SubmissionListQuery = QueryOf<'listSubmissions'>;
export type Move = Schemas['MoveSubmissionRequest'];
export type Reversal = Schemas['ReverseCompletionRequest'];
export type Consent = Schemas['ConsentResponse'];
export type AskedConsents = Schemas['AskConsentsRequest'];
export type Offer = Schemas['OfferResponse'];
/** The parts of an offer that staff and client compare. */
export type ComparableOffer = Omit<Schemas['ApplicantOfferResponse'], 'lender' | 'standing'>;
export type OfferTerms = Schemas['OfferTermsRequest'];
export type OfferFigures = Schemas['OfferFiguresResponse'];

/** An action on the version of an offer that was read. */
type OfferStep = Keyed & { id: string; updatedAt: string };

const offerStep =
  (step: 'withdrawal' | 'sharing' | 'acceptance') =>
  ({ id, updatedAt, ...keyed }: OfferStep): RequestArgs =>
    keyedPost(`admin/offers/${id}/${step}`, { body: { updatedAt }, ...keyed });

/** Tasks end with their cause, and commission follows the case. */
const changed = invalidates('Submission', 'Application', 'Task', 'Commission');

export const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    submissionsOf: build.query<readonly Submission[], string>({
      query: (applicationId) => `admin/applications/${encodeURIComponent(applicationId)}/submissions`,
      providesTags: ['Submission'],
    }),
    listSubmissions: build.query<Page<Submission>, SubmissionListQuery>(
      listOf('admin/submissions', 'Submission', 'Application'),
    ),
    submitToLenders: build.mutation<
      readonly Schemas['PutToLenderResponse'][],
      Keyed & { applicationId: string; body: Schemas['PutToLendersRequest'] }
    >({
      query: ({ applicationId, ...sent }) =>
        keyedPost(`admin/applications/${applicationId}/submissions/batch`, sent),
      invalidatesTags: changed,
    }),
    moveSubmission: build.mutation<Submission, Keyed & { id: string; body: Move }>({
      query: ({ id, ...sent }) => keyedPost(`admin/submissions/${id}/moves`, sent),
      invalidatesTags: changed,
    }),
    consentsOf: build.query<readonly Consent[], string>({
      query: (applicationId) => `admin/applications/${encodeURIComponent(applicationId)}/consents`,
      providesTags: ['Submission'],
    }),
    askConsents: build.mutation<readonly Consent[], Keyed & { applicationId: string; body: AskedConsents }>({
      query: ({ applicationId, ...sent }) => keyedPost(`admin/applications/${applicationId}/consents`, sent),
      invalidatesTags: changed,
    }),
    makeOffer: build.mutation<Offer, Keyed & { submissionId: string; body: Schemas['MakeOfferRequest'] }>({
      query: ({ submissionId, ...sent }) => keyedPost(`admin/submissions/${submissionId}/offers`, sent),
      invalidatesTags: changed,
    }),
    changeOffer: build.mutation<Offer, { id: string; body: Schemas['ChangeOfferRequest'] }>({
      query: ({ id, body }) => ({ url: `admin/offers/${id}`, method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    withdrawOffer: build.mutation<Offer, OfferStep>({
      query: offerStep('withdrawal'),
      invalidatesTags: changed,
    }),
    shareOffer: build.mutation<Offer, OfferStep>({ query: offerStep('sharing'), invalidatesTags: changed }),
    shareOffers: build.mutation<
      readonly Offer[],
      Keyed & { applicationId: string; body: Schemas['ShareOffersRequest'] }
    >({
      query: ({ applicationId, ...sent }) =>
        keyedPost(`admin/applications/${applicationId}/offers/sharing`, sent),
      invalidatesTags: changed,
    }),
    remindOfOffers: build.mutation<readonly Offer[], Keyed & { applicationId: string }>({
      query: ({ applicationId, ...sent }) =>
        keyedPost(`admin/applications/${applicationId}/offers/reminder`, sent),
      invalidatesTags: changed,
    }),
    acceptOffer: build.mutation<Offer, OfferStep>({
      query: offerStep('acceptance'),
      invalidatesTags: changed,
    }),
    undoAcceptance: build.mutation<Offer, Pick<Offer, 'id' | 'updatedAt'>>({
      query: ({ id, updatedAt }) => ({
        url: `admin/offers/${id}/acceptance`,
        method: 'DELETE',
        body: { updatedAt },
      }),
      invalidatesTags: changed,
    }),
    completeSubmission: build.mutation<
      Submission,
      Keyed & { id: string; body: Schemas['CompleteSubmissionRequest'] }
    >({
      query: ({ id, ...sent }) => keyedPost(`admin/submissions/${id}/completion`, sent),
      invalidatesTags: changed,
    }),
    changeCompletion: build.mutation<Submission, { id: string; body: Schemas['ChangeCompletionRequest'] }>({
      query: ({ id, body }) => ({ url: `admin/submissions/${id}/completion`, method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    reverseCompletion: build.mutation<Submission, { id: string; body: Reversal }>({
      query: ({ id, body }) => ({ url: `admin/submissions/${id}/completion`, method: 'DELETE', body }),
      invalidatesTags: changed,
    }),
    workOutOffer: build.query<OfferFigures, OfferTerms>({
      query: (body) => ({ url: 'admin/offer-figures', method: 'POST', body }),
    }),
  }),
});

export const {
  useSubmissionsOfQuery,
  useSubmitToLendersMutation,
  useMoveSubmissionMutation,
  useConsentsOfQuery,
  useAskConsentsMutation,
  useMakeOfferMutation,
  useChangeOfferMutation,
  useWithdrawOfferMutation,
  useShareOfferMutation,
  useShareOffersMutation,
  useRemindOfOffersMutation,
  useAcceptOfferMutation,
  useUndoAcceptanceMutation,
  useCompleteSubmissionMutation,
  useChangeCompletionMutation,
  useReverseCompletionMutation,
  useWorkOutOfferQuery,
} = dealsApi;
