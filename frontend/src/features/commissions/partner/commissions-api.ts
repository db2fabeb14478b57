import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';
import type { Line, Statement } from '@/features/commissions/ledger-labels';

export type CommissionSummary = Schemas['LedgerSummaryResponse'];
export type OwnLineQuery = QueryOf<'listOwnCommission'>;
export type OwnStatementQuery = QueryOf<'listOwnStatements'>;
type StatementInFull = Schemas['StatementInFullResponse'];

type PartnerQuestion = Schemas['LineQuestionResponse'];

const LINES = 'introducers/me/commissions';
const CASES = 'introducers/me/applications';
export const OWN_STATEMENTS = 'introducers/me/statements';

export const commissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    summariseCommission: build.query<CommissionSummary, undefined>({
      query: () => `${LINES}/summary`,
      providesTags: ['Commission'],
    }),
    listOwnLines: build.query<Page<Line>, OwnLineQuery>(listOf(LINES, 'Commission')),
    showOwnLine: build.query<Line, string>(recordOf(LINES, 'Commission')),
    questionLine: build.mutation<unknown, Keyed & { id: string; message: string }>({
      query: ({ id, message, ...keyed }) =>
        keyedPost(`${LINES}/${id}/questions`, { body: { message }, ...keyed }),
      invalidatesTags: invalidates('Case', 'Commission'),
    }),
    listOwnCaseQuestions: build.query<readonly PartnerQuestion[], string>({
      query: (applicationId) => `${CASES}/${applicationId}/questions`,
      providesTags: ['Case'],
      // Refetched with the case, so that an answer shows.
      keepUnusedDataFor: 0,
    }),
    askAboutCase: build.mutation<unknown, Keyed & { applicationId: string; message: string }>({
      query: ({ applicationId, message, ...keyed }) =>
        keyedPost(`${CASES}/${applicationId}/questions`, { body: { message }, ...keyed }),
      invalidatesTags: invalidates('Case'),
    }),
    listOwnStatements: build.query<Page<Statement>, OwnStatementQuery>(listOf(OWN_STATEMENTS, 'Commission')),
    showOwnStatement: build.query<StatementInFull, string>(recordOf(OWN_STATEMENTS, 'Commission')),
  }),
});

export const {
  useSummariseCommissionQuery,
  useListOwnLinesQuery,
  useQuestionLineMutation,
  useListOwnCaseQuestionsQuery,
  useAskAboutCaseMutation,
  useShowOwnStatementQuery,
} = commissionsApi;
