import type { AutomaticTasks } from '#platform/application/automatic-tasks.js';
import type { Mails } from '#platform/application/mails/mails.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { OfferChangedSinceShown, OfferNotFound, OfferNotOpen } from '../../domain/errors.js';
import type { Applicants } from '../consents/applicants.js';
import type { Cases } from '../cases.js';
import type { OfferRepository } from './offer.repository.js';
import type { SharedOffer, SharedOffers } from './shared-offers.js';

export interface OfferChoice {
  readonly offerId: string;
  /** The updatedAt of the offer as the applicant saw it; without it the offer is chosen as it stands. */
  readonly readAt?: Date | undefined;
}

/** An applicant says by the status link which offer they would like. Until one is accepted another choice replaces it. */
export class ChooseOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applicants: Applicants,
    private readonly cases: Cases,
    private readonly shared: SharedOffers,
    private readonly offers: OfferRepository,
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
      await this.cases.lock(applicationId);
      const shared = await this.shared.of(applicationId);
      const chosen = shared.find(({ offer }) => offer.id === offerId);
      if (!chosen) throw new OfferNotFound();
      if (chosen.standing === 'chosen') return;
      if (chosen.standing !== 'open') throw new OfferNotOpen(chosen.standing);
      if (readAt && !chosen.offer.isAsReadAt(readAt)) throw new OfferChangedSinceShown();
      await this.giveUp(shared);
      await this.choose(chosen, actor);
    });
  }

  /** What was chosen before. */
  private async giveUp(shared: readonly SharedOffer[]): Promise<void> {
    const at = this.context.clock.now();
    for (const { offer } of shared.filter(({ offer: { chosenByApplicantAt } }) => chosenByApplicantAt)) {
      offer.giveUp(at);
      await this.offers.save(offer);
      await this.tasks.close('offer_chosen', offer.id);
    }
  }

  private async choose({ offer, submission }: SharedOffer, actor: Principal): Promise<void> {
    const { applicationId, lenderName } = submission;
    offer.choose(this.context.clock.now());
    await this.offers.save(offer);
    await this.cases.recordOf(submission, 'offer-chosen', actor);
    await this.tasks.make('offer_chosen', { subject: offer.id, applicationId, about: lenderName });
    await this.mails.send('offer-chosen', { id: this.context.ids.next(), applicationId, offerId: offer.id });
  }
}
