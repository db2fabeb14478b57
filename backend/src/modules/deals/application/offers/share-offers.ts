import type { Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { CaseRejected, OfferNotFound, OfferWithdrawn } from '../../domain/errors.js';
import type { Applicants } from '../consents/applicants.js';
import type { LockOffer } from './lock-offer.js';
import type { OfferViews, OfferView } from './offer-views.js';
import { ANNOUNCED_AFTER_SECONDS } from './announced-together.js';
import type { SaveOffer } from './save-offer.js';

export interface OfferToShare {
  readonly id: string;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt: Date | undefined;
}

/**
 * Staff share offers with the applicant, who is emailed; offers shared together are in one email. Repeating it changes
 * nothing and sends nothing.
 */
export class ShareOffers {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockOffer: LockOffer,
    private readonly saveOffer: SaveOffer,
    private readonly views: OfferViews,
    private readonly applicants: Applicants,
    private readonly mails: Mails,
  ) {}

  /**
   * Atomic. `applicationId` is the case, if the caller named one.
   * @throws OfferNotFound, OfferChanged, OfferAccepted, OfferWithdrawn, OfferExpired, CaseRejected, ClientUnaware,
   * ClientLinkExpired, KeyReused
   */
  async execute(
    offers: readonly OfferToShare[],
    applicationId: string | null,
    key: string | null,
    actor: Principal,
  ): Promise<readonly OfferView[]> {
    const request = { offers, applicationId };
    const call = { operation: 'share-offers', principal: actor, key, request };
    await this.context.idempotency.once(call, {}, async () => {
      for (const offer of offers) await this.share(offer, applicationId, actor);
    });
    return Promise.all(offers.map(({ id }) => this.views.one(id)));
  }

  private async share(
    { id, readAt }: OfferToShare,
    applicationId: string | null,
    actor: Principal,
  ): Promise<void> {
    const locked = await this.lockOffer.execute(id, readAt);
    const { offer, submission, lockedCase } = locked;
    if (applicationId !== null && lockedCase.id !== applicationId) throw new OfferNotFound();
    await this.applicants.checkReached(lockedCase);
    if (lockedCase.status === 'rejected') throw new CaseRejected();
    if (!submission.isLive) throw new OfferWithdrawn();
    const at = this.context.clock.now();
    if (!offer.share({ at, today: londonIsoDay(at) })) return;
    await this.saveOffer.execute(locked, 'offer-shared', actor);
    const mail = { id: this.context.ids.next(), applicationId: lockedCase.id, offerId: id };
    await this.mails.send('offer-shared', mail, { afterSeconds: ANNOUNCED_AFTER_SECONDS });
  }
}
