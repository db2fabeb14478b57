import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

export type TermsInForce = Schemas['TermsInForceResponse'];

const termsInForceApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTermsInForce: build.query<readonly TermsInForce[], undefined>({
      query: () => 'introducers/me/commission-terms',
      providesTags: ['CommissionTerms'],
    }),
  }),
});

export const { useReadTermsInForceQuery } = termsInForceApi;
