import type { LenderDirectory } from '#modules/lenders/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { OfferChanged, OfferNotFound } from '../../domain/errors.js';
import { acceptedAmong, type Offer } from '../../domain/offer.js';
import type { LockedSubmission, LockSubmission } from '../submissions/lock-submission.js';
import type { OfferViews } from './offer-views.js';
import type { OfferRepository } from './offer.repository.js';

/** An offer with its submission. */
export interface LockedOffer extends LockedSubmission {
  readonly offer: Offer;
}

/**
 * Locks an offer for a change by staff, if it is still the version they read. Call it inside the unit of work of the
 * change.
 */
export class LockOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderDirectory,
    private readonly lockSubmission: LockSubmission,
    private readonly offers: OfferRepository,
    private readonly views: OfferViews,
  ) {}

  /**
   * `readAt` is the `updatedAt` that the caller read; without it the last write wins.
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
   * The same for a change that writes the lender into the case: the lender cannot be renamed or deleted meanwhile.
   * @throws OfferNotFound, OfferChanged, LendersBeingUpdated
   */
  async withItsLender(id: string, readAt: Date | undefined): Promise<LockedOffer> {
    await this.lenders.lock();
    return this.execute(id, readAt);
  }

  /**
   * The submission in the version read at `readAt`, with its accepted offer or null.
   * @throws SubmissionNotFound, SubmissionChanged
   */
  async acceptedOf(
    submissionId: string,
    readAt: Date | undefined,
  ): Promise<LockedSubmission & { readonly offer: Offer | null }> {
    const locked = await this.lockSubmission.execute(submissionId, readAt);
    return { ...locked, offer: acceptedAmong(await this.offers.of([submissionId])) };
  }
}
