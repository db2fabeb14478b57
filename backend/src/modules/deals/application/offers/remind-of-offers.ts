import type { Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { NoOfferToChoose, RemindedToday } from '../../domain/errors.js';
import type { Cases } from '../cases.js';
import type { Applicants } from '../consents/applicants.js';
import type { OfferViews, OfferView } from './offer-views.js';
import type { SaveOffer } from './save-offer.js';
import { awaitingChoice, type SharedOffers } from './shared-offers.js';

/** Staff remind the applicant, in one email, of the shared offers that wait for a choice: at most once a day. */
export class RemindOfOffers {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: Cases,
    private readonly shared: SharedOffers,
    private readonly save: SaveOffer,
    private readonly views: OfferViews,
    private readonly applicants: Applicants,
    private readonly mails: Mails,
  ) {}

  /**
   * The offers that the email is about.
   * @throws ApplicationNotFound, NoOfferToChoose, RemindedToday, ClientUnaware, ClientLinkExpired, KeyReused
   */
  async execute(applicationId: string, key: string | null, actor: Principal): Promise<readonly OfferView[]> {
    const call = { operation: 'remind-of-offers', principal: actor, key, request: { applicationId } };
    await this.context.idempotency.once(call, {}, async () => {
      const lockedCase = await this.cases.lock(applicationId);
      const offers = awaitingChoice(await this.shared.of(applicationId));
      if (offers.length === 0) throw new NoOfferToChoose();
      const now = this.context.clock.now();
      const today = londonIsoDay(now);
      if (offers.some(({ offer: { remindedAt } }) => remindedAt && londonIsoDay(remindedAt) === today))
        throw new RemindedToday();
      await this.applicants.checkReached(lockedCase);
      for (const { offer, submission } of offers) {
        offer.remind(now);
        await this.save.execute({ offer, submission }, 'offer-reminded', actor);
      }
      await this.mails.send('offers-waiting', { id: this.context.ids.next(), applicationId });
    });
    const offers = awaitingChoice(await this.shared.of(applicationId));
    return Promise.all(offers.map(({ offer: { id } }) => this.views.one(id)));
  }
}
