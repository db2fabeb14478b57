import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { Offer, type OfferDetails } from '../../domain/offer.js';
import type { Cases } from '../cases.js';
import type { LockSubmission } from '../submissions/lock-submission.js';
import type { OfferViews, OfferView } from './offer-views.js';
import type { OfferRepository } from './offer.repository.js';
import type { ApplySubmissionMove } from '../submissions/apply-submission-move.js';

/** Staff record a lender's offer; the first one changes its submission to offered. Idempotent by key. */
export class MakeOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: LockSubmission,
    private readonly offers: OfferRepository,
    private readonly views: OfferViews,
    private readonly applyMove: ApplySubmissionMove,
    private readonly cases: Cases,
  ) {}

  /** @throws SubmissionNotFound, SubmissionMoveNotAllowed, InvalidInput, KeyReused */
  async execute(
    submissionId: string,
    details: OfferDetails,
    key: string | null,
    actor: Principal,
  ): Promise<OfferView> {
    const call = { operation: 'make-offer', principal: actor, key, request: { submissionId, ...details } };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, () => {
      const at = this.context.clock.now();
      const offer = Offer.made(answer.id, submissionId, details, { at, today: londonIsoDay(at) });
      return this.make(offer, actor);
    });
    return this.views.one(id);
  }

  private async make(offer: Offer, actor: Principal): Promise<void> {
    const locked = await this.lockSubmission.execute(offer.submissionId, undefined);
    const { submission } = locked;
    const move = submission.offer(offer.createdAt);
    await this.offers.add(offer);
    if (move) await this.applyMove.execute(locked, move, actor);
    await this.cases.recordOf(submission, 'offer-made', actor);
  }
}
