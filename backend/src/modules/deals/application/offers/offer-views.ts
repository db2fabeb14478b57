import type { DatedCause } from '#modules/tasks/public.js';
import type { ViewOf } from '#platform/application/view.js';
import type { OfferFigures } from '../../domain/offer-figures.js';
import { OFFER_COMMISSION, OFFER_DETAILS, type Offer } from '../../domain/offer.js';

export const OFFER_FIELDS = [
  'id',
  'submissionId',
  ...OFFER_DETAILS,
  ...OFFER_COMMISSION,
  'sharedAt',
  'remindedAt',
  'withdrawnAt',
  'chosenByApplicantAt',
  'acceptedAt',
  'createdAt',
  'updatedAt',
] as const;

/** An offer as staff see it. */
export type OfferView = ViewOf<Offer, (typeof OFFER_FIELDS)[number]> & {
  readonly figures: OfferFigures;
};

export abstract class OfferViews {
  /** @throws OfferNotFound */
  abstract one(id: string): Promise<OfferView>;
  /** Open offers that expire by that date in London, each with its lender. */
  abstract runningOutBy(day: string): Promise<readonly DatedCause[]>;
}
