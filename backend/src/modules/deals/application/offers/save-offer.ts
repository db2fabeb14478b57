import type { DealAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { LenderSubmission } from '../../domain/lender-submission.js';
import type { Offer } from '../../domain/offer.js';
import type { Cases } from '../cases.js';
import type { OfferRepository } from './offer.repository.js';

/**
 * Saves a changed offer, with an event in its case's history if there is one. Call it inside the unit of work of the
 * change.
 */
export class SaveOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly cases: Cases,
  ) {}

  async execute(
    { offer, submission }: { readonly offer: Offer; readonly submission: LenderSubmission },
    kind: Extract<DealAction, `offer-${string}`> | null,
    actor: Principal,
  ): Promise<void> {
    await this.offers.save(offer);
    if (kind !== null) await this.cases.recordOf(submission, kind, actor);
  }
}
