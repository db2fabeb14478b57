import type { DatedCause } from '#modules/tasks/public.js';
import type { Completion } from '../../domain/completion.js';

/** Change completions only with their case locked. */
export abstract class CompletionRepository {
  abstract add(completion: Completion): Promise<void>;
  /** The completion in force; null without one, or if the last was reversed. */
  abstract findOf(submissionId: string): Promise<Completion | null>;
  /**
   * Completions that end by that date, or ended in the ninety days before it, and were not repaid early, each with
   * its end date.
   */
  abstract endingBy(day: string): Promise<readonly DatedCause[]>;
  abstract save(completion: Completion): Promise<void>;
}
