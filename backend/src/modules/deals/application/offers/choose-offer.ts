import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { OfferChangedSinceShown, OfferNotFound, OfferNotOpen } from '../../domain/errors.js';
import type { Applicants } from '../consents/applicants.js';
import type { SaveOffer } from './save-offer.js';
import type { SharedOffer, SharedOffers } from './shared-offers.js';

export interface OfferChoice {
  readonly offerId: string;
  /** The `updatedAt` of the offer that the applicant saw; without it the current offer is chosen. */
  readonly readAt?: Date | undefined;
}

/** An applicant chooses an offer through the status link. Another choice replaces it until one is accepted. */
export class ChooseOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applicants: Applicants,
    private readonly shared: SharedOffers,
    private readonly saveOffer: SaveOffer,
    private readonly tasks: AutomaticTasks,
    private readonly mails: Mails,
  ) {}

  /** @throws LinkNotFound, OfferNotFound, OfferNotOpen, OfferChangedSinceShown, KeyReused */
  async execute(
    token: string,
    { offerId, readAt }: OfferChoice,
    key: string | null,
    actor: Principal,
  ): Promise<void> {
    const applicationId = await this.applicants.follow(token);
    const call = { operation: 'choose-offer', principal: actor, key, request: { token, offerId, readAt } };
    await this.context.idempotency.once(call, {}, async () => {
      const shared = await this.shared.lock(applicationId);
      const chosen = shared.find(({ offer }) => offer.id === offerId);
      if (!chosen) throw new OfferNotFound();
      if (chosen.standing === 'chosen') return;
      if (chosen.standing !== 'open') throw new OfferNotOpen(chosen.standing);
      if (readAt && !chosen.offer.isAsReadAt(readAt)) throw new OfferChangedSinceShown();
      await this.clearEarlierChoice(shared, actor);
      await this.choose(chosen, actor);
    });
  }

  /** The previous choice. */
  private async clearEarlierChoice(shared: readonly SharedOffer[], actor: Principal): Promise<void> {
    const at = this.context.clock.now();
    for (const earlier of shared.filter(({ offer: { chosenByApplicantAt } }) => chosenByApplicantAt)) {
      const { offer } = earlier;
      offer.clearChoice(at);
      await this.saveOffer.execute(earlier, null, actor);
      await this.tasks.close('offer_chosen', offer.id);
    }
  }

  private async choose(chosen: SharedOffer, actor: Principal): Promise<void> {
    const { offer, submission } = chosen;
    const { applicationId, lenderName } = submission;
    offer.choose(this.context.clock.now());
    await this.saveOffer.execute(chosen, 'offer-chosen', actor);
    await this.tasks.make('offer_chosen', { subject: offer.id, applicationId, about: lenderName });
    await this.mails.send('offer-chosen', { id: this.context.ids.next(), applicationId, offerId: offer.id });
  }
}
