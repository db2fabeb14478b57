import type { Contributions } from '#platform/application/contributions.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { CaseHasAcceptedOffer } from '../../domain/errors.js';
import type { LenderSubmission } from '../../domain/lender-submission.js';
import { AcceptanceCheck } from './acceptance-check.js';
import type { LockedOffer, LockOffer } from './lock-offer.js';
import type { OfferViews, OfferView } from './offer-views.js';
import type { OfferRepository } from './offer.repository.js';
import type { ApplySubmissionMove } from '../submissions/apply-submission-move.js';

export interface Acceptance {
  /** Whether to approve the case. */
  readonly approve: boolean;
  /** Whether to withdraw open submissions to other lenders. */
  readonly withdrawOthers: boolean;
  /** The `updatedAt` of the offer that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/**
 * Records the client's acceptance of an offer: accepts its submission, assigns its lender to the case, and withdraws
 * the others.
 */
export class AcceptOffer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockOffer: LockOffer,
    private readonly contributions: Contributions,
    private readonly offers: OfferRepository,
    private readonly views: OfferViews,
    private readonly applyMove: ApplySubmissionMove,
  ) {}

  /**
   * @throws OfferNotFound, OfferChanged, OfferExpired, OfferWithdrawn, CaseHasAcceptedOffer, SubmissionMoveNotAllowed,
   *   LendersBeingUpdated, KeyReused, and what the checks throw
   */
  async execute(
    id: string,
    acceptance: Acceptance,
    key: string | null,
    actor: Principal,
  ): Promise<OfferView> {
    const call = { operation: 'accept-offer', principal: actor, key, request: { id, ...acceptance } };
    await this.context.idempotency.once(call, { id }, () => this.accept(id, acceptance, actor));
    return this.views.one(id);
  }

  private async accept(id: string, { readAt, ...details }: Acceptance, actor: Principal): Promise<void> {
    const locked = await this.lockOffer.withItsLender(id, readAt);
    const { offer, submission, allOfCase } = locked;
    const first = allOfCase.find(({ state }) => state === 'accepted' || state === 'completed');
    if (first) throw await this.caseHasAccepted(first);
    for (const required of this.contributions.of(AcceptanceCheck))
      await required.check(submission.applicationId, offer);
    const at = this.context.clock.now();
    offer.accept({ at, today: londonIsoDay(at) });
    const move = submission.accept(at);
    await this.offers.save(offer);
    if (details.withdrawOthers) await this.withdrawOthers(locked, actor, at);
    await this.applyMove.execute(locked, move, actor, {
      assignedLender: { id: submission.lenderId, name: submission.lenderName },
      ...(details.approve && { status: 'approved' }),
    });
  }

  private async withdrawOthers(
    { submission, allOfCase, lockedCase }: LockedOffer,
    actor: Principal,
    at: Date,
  ): Promise<void> {
    for (const other of allOfCase.filter((one) => one !== submission && one.isLive)) {
      const move = other.move('withdrawn', { reasonCode: 'other_offer' }, at);
      await this.applyMove.execute({ submission: other, allOfCase, lockedCase }, move, actor);
    }
  }

  private async caseHasAccepted({ id, lenderName }: LenderSubmission): Promise<CaseHasAcceptedOffer> {
    const by = await this.context.history.lastEditor({ type: 'submission', id });
    return new CaseHasAcceptedOffer(lenderName, by);
  }
}
