import type { SharedOffer } from './shared-offers.js';

/** An offer that is shared within so many seconds of the one before is announced with it. */
const TOGETHER_SECONDS = 60;
/** By then a share that was under way at the end of that time can be read. */
const COMMITTED_WITHIN_SECONDS = 5;
export const ANNOUNCED_AFTER_SECONDS = TOGETHER_SECONDS + COMMITTED_WITHIN_SECONDS;

/**
 * What the email about an offer announces: it and what was shared before it without a pause. Nothing where another was
 * shared within that time after it, whose email announces both.
 */
export const announcedTogether = (all: readonly SharedOffer[], offerId: string): readonly SharedOffer[] => {
  const byTime = all.toSorted((one, other) => sharedAt(one) - sharedAt(other));
  const [from, to] = runOf(byTime, offerId);
  return byTime[to]?.offer.id === offerId ? byTime.slice(from, to + 1) : [];
};

const sharedAt = ({ offer }: SharedOffer): number => offer.sharedAt?.getTime() ?? 0;

/** The places of the first and the last of the run that an offer is in; -1 where it is in none. */
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
