import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Cases } from '../cases.js';
import type { LockSubmission } from './lock-submission.js';
import type { SubmissionViews, SubmissionView } from './submission-views.js';
import type { SubmissionRepository } from './submission.repository.js';

/** What staff change of a submission besides its state; undefined leaves a thing as it is. */
export interface SubmissionNotes {
  readonly reference?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly readAt?: Date | undefined;
}

/** Staff keep what a lender calls a submission, and note on it. */
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
