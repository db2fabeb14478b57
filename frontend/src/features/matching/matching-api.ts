import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';
import type { MatchAnswer } from '@/features/matching/match-answer';

/** What the rule reads. More may be sent with it and is left aside. */
export type Enquiry = Schemas['MatchLendersRequest'];

const matchingApi = api.injectEndpoints({
  endpoints: (build) => ({
    matchLenders: build.mutation<MatchAnswer, Enquiry>({
      query: (body) => ({ url: 'match-lenders', method: 'POST', body }),
    }),
    /** The same answer, asked for while a partner types: within an allowance of the partner's own. */
    currentMatches: build.query<MatchAnswer, Enquiry>({
      query: (body) => ({ url: 'introducers/me/match-lenders', method: 'POST', body }),
      keepUnusedDataFor: 60,
    }),
    matchHints: build.query<Schemas['FindHintsResponse'], Enquiry>({
      query: (body) => ({ url: 'match-lenders/hints', method: 'POST', body }),
    }),
    /** What lenders of an answer state. The panel may change at any time: each opening asks again. */
    lenderComparison: build.query<Schemas['CompareLendersResponse'], Schemas['CompareLendersRequest']>({
      query: (body) => ({ url: 'match-lenders/comparison', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    panel: build.query<Schemas['PanelResponse'], undefined>({ query: () => 'panel' }),
  }),
});

export const {
  useMatchLendersMutation,
  useCurrentMatchesQuery,
  useMatchHintsQuery,
  useLenderComparisonQuery,
  usePanelQuery,
} = matchingApi;
