import type { Contributions } from '#platform/application/contributions.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { Completion, type CompletionDetails } from '../../domain/completion.js';
import { CompletionListener, type Completed } from './completion-listener.js';
import type { CompletionRepository } from './completion.repository.js';
import type { LockOffer } from '../offers/lock-offer.js';
import type { ApplySubmissionMove } from '../submissions/apply-submission-move.js';
import type { SubmissionViews, SubmissionView } from '../submissions/submission-views.js';

export interface CompletionRequest extends CompletionDetails {
  /** The `updatedAt` of the submission that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/**
 * Records that an accepted submission was drawn down. The modules' `CompletionListener`s run in the same transaction.
 * Idempotent by key.
 */
export class CompleteSubmission {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockOffer: LockOffer,
    private readonly completions: CompletionRepository,
    private readonly applyMove: ApplySubmissionMove,
    private readonly contributions: Contributions,
    private readonly views: SubmissionViews,
  ) {}

  /** @throws SubmissionNotFound, SubmissionChanged, SubmissionMoveNotAllowed, InvalidInput, KeyReused */
  async execute(
    id: string,
    request: CompletionRequest,
    key: string | null,
    actor: Principal,
  ): Promise<SubmissionView> {
    const call = { operation: 'complete-submission', principal: actor, key, request: { id, ...request } };
    await this.context.idempotency.once(call, { id }, () => this.complete(id, request, actor));
    return this.views.one(id);
  }

  private async complete(
    id: string,
    { readAt, ...details }: CompletionRequest,
    actor: Principal,
  ): Promise<void> {
    const locked = await this.lockOffer.acceptedOf(id, readAt);
    const { submission, offer, lockedCase } = locked;
    const at = this.context.clock.now();
    const move = submission.complete(at);
    const completion = Completion.recorded(this.context.ids.next(), id, details, offer?.termMonths ?? null, {
      at,
      today: londonIsoDay(at),
    });
    await this.applyMove.execute(locked, move, actor);
    await this.completions.add(completion);
    const { completedOn, drawnPence, brokerCommissionPence } = completion;
    const event: Completed = {
      completionId: completion.id,
      submissionId: id,
      lockedCase,
      lender: submission.lender,
      completedOn,
      drawnPence,
      brokerCommissionPence,
    };
    for (const listener of this.contributions.of(CompletionListener)) await listener.completed(event, actor);
  }
}
