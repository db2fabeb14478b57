import { api } from '@/api/api';
import { pageOf, type Page } from '@/api/page';
import type { components, operations } from '@/api/schema';

type Schemas = components['schemas'];

export type Lender = Schemas['LenderResponse'];
export type LenderListQuery = NonNullable<operations['listLenders']['parameters']['query']>;

const lendersApi = api.enhanceEndpoints({ addTagTypes: ['Lender'] }).injectEndpoints({
  endpoints: (build) => ({
    listLenders: build.query<Page<Lender>, LenderListQuery>({
      query: (params) => ({ url: 'admin/lenders', params }),
      transformResponse: (items: Lender[], headers) => pageOf(items, headers),
      providesTags: ['Lender'],
    }),
  }),
});

export const { useListLendersQuery } = lendersApi;
