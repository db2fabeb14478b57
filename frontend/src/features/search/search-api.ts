import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

export type SearchResults = Schemas['SearchResponse'];
export type SearchResult = Schemas['SearchResultResponse'];

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResults, string>({
      query: (q) => ({ url: 'admin/search', params: { q } }),
      providesTags: ['Application', 'PartnerAccount', 'Lender', 'Submission'],
    }),
  }),
});

export const { useSearchQuery } = searchApi;
