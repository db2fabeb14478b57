import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type CommissionTerms = Schemas['TermsResponse'];
export type NewTerms = Schemas['AgreeTermsRequest'];

/** A value in place of a partner: the firm's own terms. */
export const FIRM = 'firm';

const PATH = 'admin/commission-terms';

const commissionTermsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCommissionTerms: build.query<readonly CommissionTerms[], string>({
      query: (introducerId) => ({ url: PATH, params: { introducerId } }),
      providesTags: ['CommissionTerms'],
    }),
    agreeCommissionTerms: build.mutation<CommissionTerms, Keyed & { body: NewTerms }>({
      query: (sent) => keyedPost(PATH, sent),
      invalidatesTags: invalidates('CommissionTerms'),
    }),
  }),
});

export const { useListCommissionTermsQuery, useAgreeCommissionTermsMutation } = commissionTermsApi;
