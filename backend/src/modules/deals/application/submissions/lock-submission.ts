import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { SubmissionChanged, SubmissionNotFound } from '../../domain/errors.js';
import type { LenderSubmission } from '../../domain/lender-submission.js';
import type { Cases, LockedCase } from '../cases.js';
import type { SubmissionViews } from './submission-views.js';
import type { SubmissionRepository } from './submission.repository.js';

/** A submission with its case and the case's other submissions. */
export interface LockedSubmission {
  readonly submission: LenderSubmission;
  readonly allOfCase: readonly LenderSubmission[];
  readonly lockedCase: LockedCase;
}

/**
 * Locks a submission for a change by staff, if it is still the version they read. Call it inside the unit of work of
 * the change.
 */
export class LockSubmission {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: Cases,
    private readonly submissions: SubmissionRepository,
    private readonly views: SubmissionViews,
  ) {}

  /**
   * `readAt` is the `updatedAt` that the caller read; without it the last write wins.
   * @throws SubmissionNotFound, SubmissionChanged
   */
  async execute(id: string, readAt: Date | undefined): Promise<LockedSubmission> {
    const lockedCase = await this.cases.lock(await this.submissions.applicationOf(id));
    const allOfCase = await this.submissions.of(lockedCase.id);
    const submission = allOfCase.find((one) => one.id === id);
    if (!submission) throw new SubmissionNotFound();
    const subject = { type: 'submission', id };
    await this.context.history.checkUnchanged(submission, readAt, subject, SubmissionChanged, () =>
      this.views.one(id),
    );
    return { submission, allOfCase, lockedCase };
  }
}
