import { api } from '@/api/api';
import { pageOf, type Page } from '@/api/page';
import type { components, operations } from '@/api/schema';
import { upload } from '@/api/upload';

type Schemas = components['schemas'];

export type Lender = Schemas['LenderResponse'];
export type ImportAnswer = Schemas['ImportAnswerResponse'];
export type LenderListQuery = NonNullable<operations['listLenders']['parameters']['query']>;

interface Import {
  file: File;
  /** Called with the share that has gone, up to 1. */
  onProgress: (sent: number) => void;
}

const lendersApi = api.enhanceEndpoints({ addTagTypes: ['Lender'] }).injectEndpoints({
  endpoints: (build) => ({
    listLenders: build.query<Page<Lender>, LenderListQuery>({
      query: (params) => ({ url: 'admin/lenders', params }),
      transformResponse: (items: Lender[], headers) => pageOf(items, headers),
      providesTags: ['Lender'],
    }),
    createLender: build.mutation<Schemas['SavedLenderResponse'], Schemas['CreateLenderRequest']>({
      query: (body) => ({ url: 'admin/lenders', method: 'POST', body }),
      invalidatesTags: (_saved, failed) => (failed ? [] : ['Lender']),
    }),
    updateLender: build.mutation<
      Schemas['SavedLenderResponse'],
      { id: string; body: Schemas['UpdateLenderRequest'] }
    >({
      query: ({ id, body }) => ({ url: `admin/lenders/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_saved, failed) => (failed ? [] : ['Lender']),
    }),
    deleteLender: build.mutation<Schemas['DeletedResponse'], string>({
      query: (id) => ({ url: `admin/lenders/${id}`, method: 'DELETE' }),
      invalidatesTags: (_deleted, failed) => (failed ? [] : ['Lender']),
    }),
    readLender: build.query<Schemas['UnderstoodLenderResponse'], Schemas['UpdateLenderRequest']>({
      query: (body) => ({ url: 'admin/lenders/reading', method: 'POST', body }),
      keepUnusedDataFor: 60,
    }),
    importLenders: build.mutation<ImportAnswer, Import>({
      queryFn: async ({ file, onProgress }) => {
        const answer = await upload('admin/lenders/import', file, onProgress);
        return 'error' in answer ? answer : { data: answer.data as ImportAnswer };
      },
      invalidatesTags: (_answer, failed) => (failed ? [] : ['Lender']),
    }),
  }),
});

export const {
  useListLendersQuery,
  useCreateLenderMutation,
  useUpdateLenderMutation,
  useDeleteLenderMutation,
  useReadLenderQuery,
  useImportLendersMutation,
} = lendersApi;
