import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import { listOf, pageOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type PartnerAccount = Schemas['ListedIntroducerResponse'];
export type PartnerInFull = Schemas['IntroducerInFullResponse'];
export type PartnersLead = Schemas['PartnersLeadResponse'];
export type PartnerListQuery = QueryOf<'listIntroducers'>;

interface PartnersLeadsQuery {
  id: string;
  limit: number;
  cursor?: string;
}

/** A suspension or restoration with its reason. */
interface Closing {
  id: string;
  reason: string;
  act: 'suspend' | 'restore';
}

const PATH = 'admin/introducers';

export const partnerAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPartners: build.query<Page<PartnerAccount>, PartnerListQuery>(listOf(PATH, 'PartnerAccount')),
    getPartner: build.query<PartnerInFull, string>({
      ...recordOf(PATH, 'PartnerAccount'),
      // Refetched whenever it opens, so that it is as fresh as the list beside it.
      keepUnusedDataFor: 0,
    }),
    listPartnersLeads: build.query<Page<PartnersLead>, PartnersLeadsQuery>({
      query: ({ id, ...params }) => ({ url: `${PATH}/${id}/leads`, params }),
      transformResponse: pageOf,
    }),
    closePartner: build.mutation<PartnerInFull, Closing>({
      query: ({ id, act, reason }) => ({ url: `${PATH}/${id}/${act}`, method: 'POST', body: { reason } }),
      invalidatesTags: invalidates('PartnerAccount'),
    }),
    agreeSelfBilling: build.mutation<PartnerInFull, { id: string; body: Schemas['SelfBillingRequest'] }>({
      query: ({ id, body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
      invalidatesTags: invalidates('PartnerAccount'),
    }),
    sendResetEmail: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${PATH}/${id}/password-reset`, method: 'POST' }),
    }),
  }),
});

export const {
  useGetPartnerQuery,
  useListPartnersLeadsQuery,
  useClosePartnerMutation,
  useAgreeSelfBillingMutation,
  useSendResetEmailMutation,
} = partnerAccountsApi;
