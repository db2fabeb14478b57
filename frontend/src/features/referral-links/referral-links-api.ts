import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type ReferralLink = Schemas['ReferralLinkResponse'];
type Current = Schemas['CurrentReferralLinkResponse'];

const PATH = 'introducers/me/referral-link';

const referralLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReferralLink: build.query<Current, undefined>({
      query: () => PATH,
      providesTags: ['ReferralLink'],
    }),
    renewReferralLink: build.mutation<ReferralLink, string>({
      query: (idempotencyKey) => ({ url: PATH, method: 'POST', idempotencyKey }),
      invalidatesTags: invalidates('ReferralLink'),
    }),
  }),
});

export const { useReadReferralLinkQuery, useRenewReferralLinkMutation } = referralLinksApi;
