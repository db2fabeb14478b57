import type { LenderDirectory } from '#modules/lenders/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { OfferChanged, OfferNotFound } from '../../domain/errors.js';
import { acceptedAmong, type Offer } from '../../domain/offer.js';
import type { LockedSubmission, LockSubmission } from '../submissions/lock-submission.js';
import type { OfferViews } from './offer-views.js';
import type { OfferRepository } from './offer.repository.js';

/** An offer, with the submission that it answers. */
export interface LockedOffer extends LockedSubmission {
  readonly offer: Offer;
}

/** For a change by staff: locks an offer as they saw it. To be called inside the unit of work of the change. */
export class LockOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderDirectory,
    private readonly lockSubmission: LockSubmission,
    private readonly offers: OfferRepository,
    private readonly views: OfferViews,
  ) {}

  /**
   * `readAt` is the updatedAt of the offer as the caller saw it; without it the last change stands.
   * @throws OfferNotFound, OfferChanged
   */
  async execute(id: string, readAt: Date | undefined): Promise<LockedOffer> {
    const submissionId = await this.offers.submissionOf(id);
    const locked = await this.lockSubmission.execute(submissionId, undefined);
    const offer = (await this.offers.of([submissionId])).find((one) => one.id === id);
    if (!offer) throw new OfferNotFound();
    const subject = { type: 'submission', id: submissionId };
    await this.context.history.checkUnchanged(offer, readAt, subject, OfferChanged, () => this.views.one(id));
    return { ...locked, offer };
  }

  /**
   * The submission as the caller saw it at `readAt`, with its offer that is accepted; null where none is.
   * @throws SubmissionNotFound, SubmissionChanged
   */
  async acceptedOf(
    submissionId: string,
    readAt: Date | undefined,
  ): Promise<LockedSubmission & { readonly offer: Offer | null }> {
    const locked = await this.lockSubmission.execute(submissionId, readAt);
    return { ...locked, offer: acceptedAmong(await this.offers.of([submissionId])) };
  }

  /**
   * The same for a change that writes to its case which lender has it: nobody renames or deletes that one meanwhile.
   * @throws OfferNotFound, OfferChanged, LendersBeingUpdated
   */
  async withItsLender(id: string, readAt: Date | undefined): Promise<LockedOffer> {
    await this.lenders.lock();
    return this.execute(id, readAt);
  }
}
