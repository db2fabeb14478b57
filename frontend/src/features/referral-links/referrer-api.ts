import { api } from '@/api/api';
import type { components } from '@/api/schema';

type Referrer = components['schemas']['ReferrerResponse'];

const referrerApi = api.injectEndpoints({
  endpoints: (build) => ({
    followReferralLink: build.query<Referrer, string>({
      query: (token) => `referral-links/${encodeURIComponent(token)}`,
    }),
  }),
});

export const { useFollowReferralLinkQuery } = referrerApi;
