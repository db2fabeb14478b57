import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { OfferNotAccepted } from '../../domain/errors.js';
import type { LockOffer } from './lock-offer.js';
import type { OfferViews, OfferView } from './offer-views.js';
import type { ApplySubmissionMove } from '../submissions/apply-submission-move.js';

/**
 * Undoes an acceptance before completion: the submission is offered again. The case's status and its other
 * submissions stay unchanged.
 */
export class UndoAcceptance {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockOffer: LockOffer,
    private readonly views: OfferViews,
    private readonly applyMove: ApplySubmissionMove,
  ) {}

  /**
   * `readAt` is the `updatedAt` of the offer that the caller read; without it the last write wins.
   * @throws OfferNotFound, OfferChanged, OfferNotAccepted, SubmissionMoveNotAllowed once it is completed,
   * LendersBeingUpdated
   */
  execute(id: string, readAt: Date | undefined, actor: Principal): Promise<OfferView> {
    return this.context.unitOfWork.run(async () => {
      const locked = await this.lockOffer.withItsLender(id, readAt);
      const { offer, submission, lockedCase } = locked;
      if (!offer.acceptedAt) throw new OfferNotAccepted();
      const move = submission.undoAcceptance(this.context.clock.now());
      const isPlaced = lockedCase.assignedLender === submission.lenderName;
      await this.applyMove.execute(locked, move, actor, isPlaced ? { assignedLender: null } : {});
      return this.views.one(id);
    });
  }
}
