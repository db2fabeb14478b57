import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type SharedOffer = Schemas['ApplicantOfferResponse'];
export type AskedConsent = Schemas['ApplicantConsentResponse'];

interface ConsentAnswer {
  /** Of the status link. */
  readonly token: string;
  readonly id: string;
  readonly answer: Schemas['AnswerConsentRequest']['answer'];
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
    chooseOffer: build.mutation<unknown, Readonly<Record<'token' | 'id', string>>>({
      query: ({ token, id }) => ({
        url: `status/${encodeURIComponent(token)}/offers/${id}/choice`,
        method: 'POST',
      }),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
  }),
});

export const { useAnswerConsentMutation, useChooseOfferMutation } = applicantDealsApi;
