import type { Offer, Submission } from '@/features/deals/deals-api';
import type { ComparedOffer } from '@/features/deals/offers/offer-comparison';

/** A submission's offers, without withdrawn ones. */
export const offersOf = ({ offers }: Submission): readonly Offer[] =>
  offers.filter(({ withdrawnAt }) => withdrawnAt === null);

/** The offers of all live submissions, each with its lender. */
export const currentOffers = (submissions: readonly Submission[]): readonly ComparedOffer[] =>
  submissions.flatMap((submission) =>
    offersOf(submission).map((offer) => ({ offer, lender: submission.lender.name })),
  );
