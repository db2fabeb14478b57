import { api } from '@/api/api';
import { type Keyed, keyedPost } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';
import type { MatchAnswer } from '@/features/matching/match-answer';

/** The fields that matching uses. The server ignores any others. */
export type Enquiry = Schemas['MatchLendersRequest'];

type AskedQuestion = Keyed & {
  /** The token of the results link. */
  readonly token: string;
  readonly body: Schemas['AskAboutLenderRequest'];
};

const matchingApi = api.injectEndpoints({
  endpoints: (build) => ({
    matchLenders: build.mutation<MatchAnswer, Enquiry>({
      query: (body) => ({ url: 'match-lenders', method: 'POST', body }),
    }),
    /** The same response while a partner types, under a separate rate limit. */
    currentMatches: build.query<MatchAnswer, Enquiry>({
      query: (body) => ({ url: 'introducers/me/match-lenders', method: 'POST', body }),
      keepUnusedDataFor: 60,
    }),
    matchHints: build.query<Schemas['FindHintsResponse'], Enquiry>({
      query: (body) => ({ url: 'match-lenders/hints', method: 'POST', body }),
    }),
    /** The criteria of the lenders in a response. Not cached, because the panel may change at any time. */
    lenderComparison: build.query<Schemas['CompareLendersResponse'], Schemas['CompareLendersRequest']>({
      query: (body) => ({ url: 'match-lenders/comparison', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    askAboutLender: build.mutation<unknown, AskedQuestion>({
      query: ({ token, ...sent }) => keyedPost(`results/${encodeURIComponent(token)}/questions`, sent),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
    panel: build.query<Schemas['PanelResponse'], undefined>({ query: () => 'panel' }),
  }),
});

export const {
  useMatchLendersMutation,
  useCurrentMatchesQuery,
  useMatchHintsQuery,
  useAskAboutLenderMutation,
  useLenderComparisonQuery,
  usePanelQuery,
} = matchingApi;
