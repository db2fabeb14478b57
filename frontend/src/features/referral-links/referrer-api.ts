import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

type Referrer = Schemas['ReferrerResponse'];

const referrerApi = api.injectEndpoints({
  endpoints: (build) => ({
    followReferralLink: build.query<Referrer, string>({
      query: (token) => `referral-links/${encodeURIComponent(token)}`,
    }),
  }),
});

export const { useFollowReferralLinkQuery } = referrerApi;
