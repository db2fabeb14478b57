import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type SharedOffer = Schemas['ApplicantOfferResponse'];
export type AskedConsent = Schemas['ApplicantConsentResponse'];

interface ConsentAnswer {
  /** The token of the status link. */
  readonly token: string;
  readonly id: string;
  readonly answer: Schemas['AnswerConsentRequest']['answer'];
}

interface ConsentAnswers extends Omit<ConsentAnswer, 'id'> {
  readonly ids: readonly string[];
}

const applicantDealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerConsent: build.mutation<unknown, ConsentAnswer>({
      query: ({ token, id, answer }) => ({
        url: `status/${encodeURIComponent(token)}/consents/${id}`,
        method: 'POST',
        body: { answer },
      }),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
    /** All of them atomically. */
    answerConsents: build.mutation<unknown, ConsentAnswers>({
      query: ({ token, ids, answer }) => ({
        url: `status/${encodeURIComponent(token)}/consents`,
        method: 'POST',
        body: { answer, consentIds: ids },
      }),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
    /** `updatedAt` is the version that was read: a changed offer is not chosen. */
    chooseOffer: build.mutation<unknown, Readonly<Record<'token' | 'id' | 'updatedAt', string>>>({
      query: ({ token, id, updatedAt }) => ({
        url: `status/${encodeURIComponent(token)}/offers/${id}/choice`,
        method: 'POST',
        body: { updatedAt },
      }),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
  }),
});

export const { useAnswerConsentMutation, useAnswerConsentsMutation, useChooseOfferMutation } =
  applicantDealsApi;
