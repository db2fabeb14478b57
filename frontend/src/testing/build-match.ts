import { LENDER_FIELDS } from '@/api/lender-fields';
import type { Match, MatchAnswer, MatchedLender } from '@/features/matching/match-answer';

const NOTHING_STATED = Object.fromEntries(
  Object.entries(LENDER_FIELDS).flatMap(([field, { onCard }]) => (onCard ? [[field, null]] : [])),
) as Record<Exclude<keyof MatchedLender, 'id'>, null>;

/** A lender with only a name and a product, unless stated otherwise. */
export const buildLender = (stated: Partial<MatchedLender> = {}): MatchedLender => ({
  ...NOTHING_STATED,
  id: stated.name ?? 'Alba',
  name: 'Alba',
  productTypes: 'business-loans',
  ...stated,
});

const fitOf = (score: number): Match['fit'] => (score >= 70 ? 'strong' : score >= 50 ? 'fits' : 'outside');

/** A match whose fit follows from its score, with nothing unconfirmed. */
export const buildMatch = ({ lender, ...found }: Partial<Match> = {}): Match => ({
  lender: lender ?? buildLender(),
  score: 86,
  fit: fitOf(found.score ?? 86),
  toConfirm: 0,
  matchReasons: ['Offers Business Loans'],
  mismatches: [],
  unconfirmed: [],
  confidence: { confirmed: 5, relevant: 5 },
  breakdown: [
    { criterion: 'product', weight: 15, outcome: 'met', points: 15 },
    { criterion: 'amount', weight: 22, outcome: 'close', points: 11 },
    { criterion: 'trading history', weight: 18, outcome: 'met', points: 18 },
    { criterion: 'credit score', weight: 14, outcome: 'met', points: 14 },
    { criterion: 'sector', weight: 9, outcome: 'met', points: 9 },
  ],
  arithmetic: { points: 67, weight: 78, percent: (100 * 67) / 78, cap: null },
  ...found,
});

export const buildAnswer = (found: Partial<MatchAnswer> = {}): MatchAnswer => {
  const matches = found.matches ?? [buildMatch()];
  return {
    totalMatches: matches.length,
    strongMatches: matches.filter(({ fit }) => fit === 'strong').length,
    matches,
    nearMisses: [],
    advisories: [],
    questions: [],
    ruleVersion: '1.0',
    ...found,
  };
};
