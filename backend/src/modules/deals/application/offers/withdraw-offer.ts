import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LockOffer } from './lock-offer.js';
import type { OfferViews, OfferView } from './offer-views.js';
import type { SaveOffer } from './save-offer.js';

/** Records that a lender withdrew its offer. The submission stays offered until staff change it. */
export class WithdrawOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockOffer: LockOffer,
    private readonly saveOffer: SaveOffer,
    private readonly views: OfferViews,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws OfferNotFound, OfferChanged, OfferAccepted, OfferWithdrawn, KeyReused */
  async execute(
    id: string,
    readAt: Date | undefined,
    key: string | null,
    actor: Principal,
  ): Promise<OfferView> {
    const call = { operation: 'withdraw-offer', principal: actor, key, request: { id, readAt } };
    await this.context.idempotency.once(call, { id }, () => this.withdraw(id, readAt, actor));
    return this.views.one(id);
  }

  private async withdraw(id: string, readAt: Date | undefined, actor: Principal): Promise<void> {
    const locked = await this.lockOffer.execute(id, readAt);
    const { offer } = locked;
    offer.withdraw(this.context.clock.now());
    await this.tasks.close('offer_chosen', id);
    if (offer.expiry !== null) await this.tasks.close('offer_runs_out', offer.expiry);
    await this.saveOffer.execute(locked, 'offer-withdrawn', actor);
  }
}
