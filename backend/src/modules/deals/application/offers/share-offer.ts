import type { Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { CaseRejected, OfferWithdrawn } from '../../domain/errors.js';
import type { Applicants } from '../consents/applicants.js';
import type { LockOffer } from './lock-offer.js';
import type { OfferViews, OfferView } from './offer-views.js';
import { ANNOUNCED_AFTER_SECONDS } from './announced-together.js';
import type { SaveOffer } from './save-offer.js';

/**
 * Staff share an offer with the applicant, who is emailed; offers shared together are in one email. Repeating it
 * changes nothing and sends nothing.
 */
export class ShareOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockOffer: LockOffer,
    private readonly saveOffer: SaveOffer,
    private readonly views: OfferViews,
    private readonly applicants: Applicants,
    private readonly mails: Mails,
  ) {}

  /** @throws OfferNotFound, OfferChanged, OfferAccepted, OfferWithdrawn, OfferExpired, CaseRejected, ClientNotTold, ClientLinkExpired, KeyReused */
  async execute(
    id: string,
    readAt: Date | undefined,
    key: string | null,
    actor: Principal,
  ): Promise<OfferView> {
    const call = { operation: 'share-offer', principal: actor, key, request: { id, readAt } };
    await this.context.idempotency.once(call, { id }, () => this.share(id, readAt, actor));
    return this.views.one(id);
  }

  private async share(id: string, readAt: Date | undefined, actor: Principal): Promise<void> {
    const locked = await this.lockOffer.execute(id, readAt);
    const { offer, submission, case: shared } = locked;
    await this.applicants.checkReached(shared);
    if (shared.status === 'rejected') throw new CaseRejected();
    if (!submission.isLive) throw new OfferWithdrawn();
    const at = this.context.clock.now();
    if (!offer.share({ at, today: londonIsoDay(at) })) return;
    await this.saveOffer.execute(locked, 'offer-shared', actor);
    const mail = { id: this.context.ids.next(), applicationId: shared.id, offerId: id };
    await this.mails.send('offer-shared', mail, { afterSeconds: ANNOUNCED_AFTER_SECONDS });
  }
}
