import type { Contributions } from '#platform/application/contributions.js';
import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { MoveDetails } from '../../domain/lender-submission.js';
import { CompletionListener } from './completion-listener.js';
import type { CompletionRepository } from './completion.repository.js';
import type { LockSubmission } from '../submissions/lock-submission.js';
import type { ApplySubmissionMove } from '../submissions/apply-submission-move.js';
import type { SubmissionViews, SubmissionView } from '../submissions/submission-views.js';

export interface ReversalRequest extends Pick<MoveDetails, 'reasonCode' | 'reason'> {
  /** The `updatedAt` of the submission that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** Reverses a completion: the submission is accepted again. The `CompletionListener`s act in the same transaction. */
export class ReverseCompletion {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: LockSubmission,
    private readonly completions: CompletionRepository,
    private readonly applyMove: ApplySubmissionMove,
    private readonly contributions: Contributions,
    private readonly views: SubmissionViews,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws SubmissionNotFound, SubmissionChanged, SubmissionMoveNotAllowed, InvalidInput for a missing reason */
  execute(id: string, { readAt, ...why }: ReversalRequest, actor: Principal): Promise<SubmissionView> {
    return this.context.unitOfWork.run(async () => {
      const locked = await this.lockSubmission.execute(id, readAt);
      const { submission, lockedCase } = locked;
      const at = this.context.clock.now();
      const move = submission.reverseCompletion(why, at);
      await this.applyMove.execute(locked, move, actor);
      const completion = await this.completions.findOf(id);
      if (completion) {
        completion.reverse(at);
        await this.completions.save(completion);
        await this.tasks.close('renewal', completion.id);
        const { reason } = submission;
        const event = { completionId: completion.id, submissionId: id, lockedCase, reason };
        for (const listener of this.contributions.of(CompletionListener))
          await listener.reversed(event, actor);
      }
      return this.views.one(id);
    });
  }
}
