import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Cases } from '../cases.js';
import type { LockSubmission } from './lock-submission.js';
import type { SubmissionViews, SubmissionView } from './submission-views.js';
import type { SubmissionRepository } from './submission.repository.js';

/** Changes by staff besides the status; undefined fields stay unchanged. */
export interface SubmissionNotes {
  readonly reference?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly readAt?: Date | undefined;
}

/** Staff record a lender's reference for a submission, and notes. */
export class NoteOnSubmission {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: LockSubmission,
    private readonly submissions: SubmissionRepository,
    private readonly views: SubmissionViews,
    private readonly cases: Cases,
  ) {}

  /** @throws SubmissionNotFound, SubmissionChanged */
  execute(id: string, { readAt, ...to }: SubmissionNotes, actor: Principal): Promise<SubmissionView> {
    return this.context.unitOfWork.run(async () => {
      const { submission } = await this.lockSubmission.execute(id, readAt);
      const changes = submission.note(to, this.context.clock.now());
      if (Object.keys(changes).length > 0) {
        await this.submissions.save(submission);
        await this.cases.recordOf(submission, 'submission-noted', actor);
      }
      return this.views.one(id);
    });
  }
}
