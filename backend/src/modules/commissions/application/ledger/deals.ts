import type { CompletedDeal } from '../../domain/disclosures/disclosure-wording.js';
import type { ReferredCase } from './referred-cases.js';

/** A submission, as far as commission needs to know it. */
export interface Deal {
  readonly case: ReferredCase;
  readonly isCompleted: boolean;
}

export abstract class Deals {
  /**
   * Until the unit of work ends nobody else changes the submission or its case.
   * @throws SubmissionNotFound
   */
  abstract lock(submissionId: string): Promise<Deal>;
  /** The completion of a case that stands; null where none does. */
  abstract completionOf(applicationId: string): Promise<CompletedDeal | null>;
}
