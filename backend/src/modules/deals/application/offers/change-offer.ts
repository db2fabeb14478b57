import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { OfferEdit } from '../../domain/offer.js';
import type { LockOffer } from './lock-offer.js';
import type { OfferViews, OfferView } from './offer-views.js';
import type { SaveOffer } from './save-offer.js';

/** Changes by staff to an offer. */
export interface ChangedOffer {
  readonly to: OfferEdit;
  /** The `updatedAt` of the offer that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/**
 * Staff correct an offer, or record new terms, until it is accepted. A client who had chosen it is emailed to choose
 * again.
 */
export class ChangeOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockOffer: LockOffer,
    private readonly saveOffer: SaveOffer,
    private readonly views: OfferViews,
    private readonly tasks: AutomaticTasks,
    private readonly mails: Mails,
  ) {}

  /** @throws OfferNotFound, OfferChanged, OfferAccepted, OfferWithdrawn, InvalidInput */
  execute(id: string, { to, readAt }: ChangedOffer, actor: Principal): Promise<OfferView> {
    return this.context.unitOfWork.run(async () => {
      const locked = await this.lockOffer.execute(id, readAt);
      const { offer, submission } = locked;
      const at = this.context.clock.now();
      const wasChosen = offer.chosenByApplicantAt !== null;
      const { expiry } = offer;
      const changes = offer.change(to, { at, today: londonIsoDay(at) });
      if (Object.keys(changes).length > 0) await this.saveOffer.execute(locked, 'offer-changed', actor);
      if (expiry !== null && offer.expiry !== expiry) await this.tasks.close('offer_runs_out', expiry);
      if (wasChosen && offer.chosenByApplicantAt === null) await this.askAgain(id, submission.applicationId);
      return this.views.one(id);
    });
  }

  private async askAgain(offerId: string, applicationId: string): Promise<void> {
    await this.tasks.close('offer_chosen', offerId);
    await this.mails.send('offer-changed', { id: this.context.ids.next(), applicationId, offerId });
  }
}
