import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type Receivable = Schemas['ReceivableResponse'];
export type Receipt = Receivable['receipts'][number];
export type ReceivableQuery = QueryOf<'listReceivables'>;
export type LenderReceivables = Schemas['LenderReceivablesResponse'];

const RECEIVABLES = 'admin/receivables';

/** A receivable is in the next step of its case, and its tasks follow from it. */
const changed = invalidates('Commission', 'Application', 'Task');

type Change<Body> = Pick<Receivable, 'id'> & { body: Body };

export const receivablesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReceivables: build.query<Page<Receivable>, ReceivableQuery>(listOf(RECEIVABLES, 'Commission')),
    showReceivable: build.query<Receivable, string>(recordOf(RECEIVABLES, 'Commission')),
    sumReceivables: build.query<readonly LenderReceivables[], undefined>({
      query: () => `${RECEIVABLES}/lenders`,
      providesTags: ['Commission'],
    }),
    recordReceipt: build.mutation<Receivable, Keyed & Change<Schemas['RecordPaymentRequest']>>({
      query: ({ id, ...sent }) => keyedPost(`${RECEIVABLES}/${id}/receipts`, sent),
      invalidatesTags: changed,
    }),
    reverseReceipt: build.mutation<
      Receivable,
      Keyed & Change<Schemas['ReverseReceiptRequest']> & { receiptId: string }
    >({
      query: ({ id, receiptId, ...sent }) =>
        keyedPost(`${RECEIVABLES}/${id}/receipts/${receiptId}/reversal`, sent),
      invalidatesTags: changed,
    }),
    changeReceivable: build.mutation<Receivable, Change<Schemas['ChangeReceivableRequest']>>({
      query: ({ id, body }) => ({ url: `${RECEIVABLES}/${id}`, method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    changeExpectedAmount: build.mutation<Receivable, Change<Schemas['ChangeExpectedAmountRequest']>>({
      query: ({ id, body }) => ({ url: `${RECEIVABLES}/${id}/expected-amount`, method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    writeOffReceivable: build.mutation<Receivable, Keyed & Change<Schemas['WriteOffReceivableRequest']>>({
      query: ({ id, ...sent }) => keyedPost(`${RECEIVABLES}/${id}/write-off`, sent),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListReceivablesQuery,
  useLazyShowReceivableQuery,
  useSumReceivablesQuery,
  useRecordReceiptMutation,
  useReverseReceiptMutation,
  useChangeReceivableMutation,
  useChangeExpectedAmountMutation,
  useWriteOffReceivableMutation,
} = receivablesApi;
