import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { NotCompleted } from '../../domain/errors.js';
import type { Cases } from '../cases.js';
import type { CompletionRepository } from './completion.repository.js';
import type { LockSubmission } from '../submissions/lock-submission.js';
import type { SubmissionViews, SubmissionView } from '../submissions/submission-views.js';
import type { SubmissionRepository } from '../submissions/submission.repository.js';

export interface RedemptionRequest {
  /** A date in London; null undoes an early repayment, undefined leaves it unchanged. */
  readonly redeemedOn?: string | null | undefined;
  /** The `updatedAt` of the submission that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** Staff record that a facility was repaid early, which closes its renewal task. */
export class RedeemCompletion {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: LockSubmission,
    private readonly submissions: SubmissionRepository,
    private readonly completions: CompletionRepository,
    private readonly views: SubmissionViews,
    private readonly cases: Cases,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws SubmissionNotFound, SubmissionChanged, NotCompleted, InvalidInput */
  execute(id: string, { redeemedOn, readAt }: RedemptionRequest, actor: Principal): Promise<SubmissionView> {
    return this.context.unitOfWork.run(async () => {
      const { submission } = await this.lockSubmission.execute(id, readAt);
      const completion = await this.completions.findOf(id);
      if (!completion) throw new NotCompleted();
      if (redeemedOn !== undefined && completion.redeemedOn !== redeemedOn) {
        const at = this.context.clock.now();
        completion.redeem(redeemedOn, londonIsoDay(at));
        submission.completionChanged(at);
        await this.completions.save(completion);
        if (redeemedOn !== null) await this.tasks.close('renewal', completion.id);
        await this.submissions.save(submission);
        await this.cases.recordOf(submission, 'completion-changed', actor);
      }
      return this.views.one(id);
    });
  }
}
