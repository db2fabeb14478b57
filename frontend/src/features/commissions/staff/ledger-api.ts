import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type StaffLine = Schemas['StaffLineResponse'];
export type StaffStatement = Schemas['StaffStatementResponse'];
export type LineQuery = QueryOf<'listCommission'>;
export type StatementQuery = QueryOf<'listStatements'>;
type StaffQuestion = Schemas['StaffLineQuestionResponse'];
type StatementInFull = Schemas['StaffStatementInFullResponse'];
type Payment = Schemas['PayStatementsRequest'];
type StatementVersion = Pick<StaffStatement, 'id' | 'updatedAt'>;

const LINES = 'admin/commissions';
export const STATEMENTS = 'admin/statements';

const changed = invalidates('Commission');

export const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLines: build.query<Page<StaffLine>, LineQuery>(listOf(LINES, 'Commission')),
    showLine: build.query<StaffLine, string>(recordOf(LINES, 'Commission')),
    recordLaterPayment: build.mutation<
      StaffLine | null,
      Keyed & { submissionId: string; body: Schemas['RecordReceiptRequest'] }
    >({
      query: ({ submissionId, ...sent }) => keyedPost(`admin/submissions/${submissionId}/commission`, sent),
      invalidatesTags: changed,
    }),
    clawBack: build.mutation<StaffLine, Keyed & { id: string; body: Schemas['ClawBackRequest'] }>({
      query: ({ id, ...sent }) => keyedPost(`${LINES}/${id}/clawback`, sent),
      invalidatesTags: changed,
    }),
    adjust: build.mutation<StaffLine, Keyed & { body: Schemas['AdjustCommissionRequest'] }>({
      query: (sent) => keyedPost(`${LINES}/adjustments`, sent),
      invalidatesTags: changed,
    }),
    listCaseQuestions: build.query<readonly StaffQuestion[], string>({
      query: (applicationId) => `admin/applications/${applicationId}/questions`,
      providesTags: ['Application'],
    }),
    answerQuestion: build.mutation<unknown, Keyed & { id: string; body: Schemas['AnswerQuestionRequest'] }>({
      query: ({ id, ...sent }) => keyedPost(`admin/commission-questions/${id}/answer`, sent),
      invalidatesTags: invalidates('Commission', 'Task', 'Application'),
    }),
    listStatements: build.query<Page<StaffStatement>, StatementQuery>(listOf(STATEMENTS, 'Commission')),
    showStatement: build.query<StatementInFull, string>(recordOf(STATEMENTS, 'Commission')),
    runStatements: build.mutation<readonly StaffStatement[], string>({
      query: (month) => ({ url: `${STATEMENTS}/run`, method: 'POST', body: { month } }),
      invalidatesTags: changed,
    }),
    approveStatement: build.mutation<StatementInFull, Keyed & StatementVersion>({
      query: ({ id, updatedAt, ...keyed }) =>
        keyedPost(`${STATEMENTS}/${id}/approval`, { body: { updatedAt }, ...keyed }),
      invalidatesTags: changed,
    }),
    payStatements: build.mutation<readonly StatementInFull[], Keyed & { body: Payment }>({
      query: (sent) => keyedPost(`${STATEMENTS}/payments`, sent),
      invalidatesTags: changed,
    }),
    discardStatement: build.mutation<unknown, StatementVersion>({
      query: ({ id, updatedAt }) => ({
        url: `${STATEMENTS}/${id}`,
        method: 'DELETE',
        body: { updatedAt },
      }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListLinesQuery,
  useRecordLaterPaymentMutation,
  useClawBackMutation,
  useAdjustMutation,
  useListCaseQuestionsQuery,
  useAnswerQuestionMutation,
  useShowStatementQuery,
  useRunStatementsMutation,
  useApproveStatementMutation,
  usePayStatementsMutation,
  useDiscardStatementMutation,
} = ledgerApi;
