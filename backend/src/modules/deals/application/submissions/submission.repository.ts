import type { LenderSubmission } from '../../domain/lender-submission.js';

/** Change submissions only with their case locked. */
export abstract class SubmissionRepository {
  abstract add(submission: LenderSubmission): Promise<void>;
  /** @throws SubmissionNotFound */
  abstract applicationOf(id: string): Promise<string>;
  /** Oldest first. */
  abstract of(applicationId: string): Promise<readonly LenderSubmission[]>;
  abstract save(submission: LenderSubmission): Promise<void>;
}
