import type { DatedCause } from '#modules/tasks/public.js';
import type { Completion } from '../../domain/completion.js';

/** Completions are changed under the lock of their case. */
export abstract class CompletionRepository {
  abstract add(completion: Completion): Promise<void>;
  /** The one that stands; null where there is none, or where the last was reversed. */
  abstract findOf(submissionId: string): Promise<Completion | null>;
  /** Those that end by that day, or ended in the ninety before it, and were not redeemed: each with the day of its end. */
  abstract endingBy(day: string): Promise<readonly DatedCause[]>;
  abstract save(completion: Completion): Promise<void>;
}
