import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type Lender = Schemas['LenderResponse'];
export type TrackRecord = Schemas['TrackRecordResponse'];
export type LenderListQuery = QueryOf<'listLenders'>;

export const lendersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLenders: build.query<Page<Lender>, LenderListQuery>(listOf('admin/lenders', 'Lender')),
    getLender: build.query<Schemas['LenderWithRecordResponse'], string>(
      recordOf('admin/lenders', 'Lender', 'Submission'),
    ),
    createLender: build.mutation<Schemas['SavedLenderResponse'], Schemas['CreateLenderRequest']>({
      query: (body) => ({ url: 'admin/lenders', method: 'POST', body }),
      invalidatesTags: invalidates('Lender'),
    }),
    updateLender: build.mutation<
      Schemas['SavedLenderResponse'],
      { id: string; body: Schemas['UpdateLenderRequest'] }
    >({
      query: ({ id, body }) => ({ url: `admin/lenders/${id}`, method: 'PATCH', body }),
      invalidatesTags: invalidates('Lender'),
    }),
    deleteLender: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `admin/lenders/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('Lender'),
    }),
    confirmLender: build.mutation<Lender, string>({
      query: (id) => ({ url: `admin/lenders/confirmation/${id}`, method: 'POST' }),
      invalidatesTags: invalidates('Lender'),
    }),
    setLendersActive: build.mutation<Schemas['ActivationResponse'], Schemas['ActivationRequest']>({
      query: (body) => ({ url: 'admin/lenders/activation', method: 'POST', body }),
      invalidatesTags: invalidates('Lender'),
    }),
    readLender: build.query<Schemas['UnderstoodLenderResponse'], Schemas['UpdateLenderRequest']>({
      query: (body) => ({ url: 'admin/lenders/reading', method: 'POST', body }),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const {
  useGetLenderQuery,
  useCreateLenderMutation,
  useUpdateLenderMutation,
  useDeleteLenderMutation,
  useConfirmLenderMutation,
  useSetLendersActiveMutation,
  useReadLenderQuery,
} = lendersApi;
