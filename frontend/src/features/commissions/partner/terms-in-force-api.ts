import { api } from '@/api/api';
import type { components } from '@/api/schema';

export type TermsInForce = components['schemas']['TermsInForceResponse'];

const termsInForceApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTermsInForce: build.query<readonly TermsInForce[], undefined>({
      query: () => 'introducers/me/commission-terms',
      providesTags: ['CommissionTerms'],
    }),
  }),
});

export const { useReadTermsInForceQuery } = termsInForceApi;
