import { api } from '@/api/api';
import { pageOf, type Page } from '@/api/page';
import type { components, operations } from '@/api/schema';

type Schemas = components['schemas'];

export type PartnerAccount = Schemas['ListedIntroducerResponse'];
export type PartnerInFull = Schemas['IntroducerInFullResponse'];
export type PartnersLead = Schemas['PartnersLeadResponse'];
export type PartnerListQuery = NonNullable<operations['listIntroducers']['parameters']['query']>;

interface PartnersLeadsQuery {
  id: string;
  limit: number;
  cursor?: string;
}

/** What is done with an account for a reason. */
interface Closing {
  id: string;
  reason: string;
  act: 'suspend' | 'restore';
}

const PATH = 'admin/introducers';

const partnerAccountsApi = api.enhanceEndpoints({ addTagTypes: ['PartnerAccount'] }).injectEndpoints({
  endpoints: (build) => ({
    listPartners: build.query<Page<PartnerAccount>, PartnerListQuery>({
      query: (params) => ({ url: PATH, params }),
      transformResponse: (items: PartnerAccount[], headers) => pageOf(items, headers),
      providesTags: ['PartnerAccount'],
    }),
    getPartner: build.query<PartnerInFull, string>({
      query: (id) => `${PATH}/${id}`,
      providesTags: ['PartnerAccount'],
    }),
    listPartnersLeads: build.query<Page<PartnersLead>, PartnersLeadsQuery>({
      query: ({ id, ...params }) => ({ url: `${PATH}/${id}/leads`, params }),
      transformResponse: (items: PartnersLead[], headers) => pageOf(items, headers),
    }),
    closePartner: build.mutation<PartnerInFull, Closing>({
      query: ({ id, act, reason }) => ({ url: `${PATH}/${id}/${act}`, method: 'POST', body: { reason } }),
      invalidatesTags: (_partner, failed) => (failed ? [] : ['PartnerAccount']),
    }),
    sendResetMail: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${PATH}/${id}/password-reset`, method: 'POST' }),
    }),
  }),
});

export const {
  useListPartnersQuery,
  useGetPartnerQuery,
  useListPartnersLeadsQuery,
  useClosePartnerMutation,
  useSendResetMailMutation,
} = partnerAccountsApi;
