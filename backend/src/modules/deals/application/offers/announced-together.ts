import type { SharedOffer } from './shared-offers.js';

/** Offers shared within this time of each other are announced in one email. */
const TOGETHER_SECONDS = 60;
/** Extra time for a concurrent share to commit and be read. */
const COMMITTED_WITHIN_SECONDS = 5;
export const ANNOUNCED_AFTER_SECONDS = TOGETHER_SECONDS + COMMITTED_WITHIN_SECONDS;

/**
 * The offers that an offer's email announces: itself and those shared shortly before. None if another was shared
 * shortly after, whose email announces both.
 */
export const announcedTogether = (all: readonly SharedOffer[], offerId: string): readonly SharedOffer[] => {
  const byTime = all.toSorted((one, other) => sharedAt(one) - sharedAt(other));
  const [from, to] = runOf(byTime, offerId);
  return byTime[to]?.offer.id === offerId ? byTime.slice(from, to + 1) : [];
};

const sharedAt = ({ offer }: SharedOffer): number => offer.sharedAt?.getTime() ?? 0;

/** The first and last index of the offer's run; -1 if it is in none. */
const runOf = (byTime: readonly SharedOffer[], offerId: string): readonly [number, number] => {
  const place = byTime.findIndex(({ offer }) => offer.id === offerId);
  const follows = (at: number): boolean => {
    const [before, own] = [byTime[at - 1], byTime[at]];
    return (
      before !== undefined &&
      own !== undefined &&
      sharedAt(own) - sharedAt(before) <= TOGETHER_SECONDS * 1_000
    );
  };
  let [from, to] = [place, place];
  while (follows(from)) from -= 1;
  while (follows(to + 1)) to += 1;
  return [from, to];
};
