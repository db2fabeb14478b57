import type { Match } from '@/features/matching/match-answer';
import { counted } from '@/shared/lib/figures';

/** How well a lender fits, beyond its score. */
export const fitWords = ({ fit, toConfirm }: Pick<Match, 'fit' | 'toConfirm'>): string => {
  if (fit === 'strong') return 'Strong match';
  if (fit === 'outside') return 'Outside stated criteria';
  return toConfirm === 0 ? 'Fits, with points to consider' : `Fits, ${toConfirm} to confirm`;
};

/** '19 strong matches'. Strong is what the server calls so, by `fit` and not by the score alone. */
export const strongWords = (strong: number): string =>
  strong === 0 ? 'No strong matches' : counted(strong, 'strong match', 'strong matches');

const OFFERS = 'Offers ';

/** The common reasons of several matches. */
export const sharedReasons = (matches: readonly Match[]): readonly string[] => {
  const [first, ...others] = matches;
  if (!first || others.length === 0) return [];
  return first.matchReasons.filter((reason) =>
    others.every(({ matchReasons }) => matchReasons.includes(reason)),
  );
};

/** 'All offer Business Loans.', once above matches that share it; null otherwise. */
export const sharedOffer = (shared: readonly string[]): string | null => {
  const offer = shared.find((reason) => reason.startsWith(OFFERS));
  return offer ? `All offer ${offer.slice(OFFERS.length)}.` : null;
};

/** What distinguishes a match from the others: what to consider, then what is unconfirmed, then its own reason. */
export const differenceOf = (
  { mismatches, unconfirmed, matchReasons }: Match,
  shared: readonly string[],
): string | null =>
  mismatches[0] ?? unconfirmed[0] ?? matchReasons.findLast((reason) => !shared.includes(reason)) ?? null;
