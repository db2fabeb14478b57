import type { Completion } from '../domain/completion.js';

/** Completions are changed under the lock of their case. */
export abstract class CompletionRepository {
  abstract add(completion: Completion): Promise<void>;
  /** The one that stands; null where there is none, or where the last was reversed. */
  abstract findOf(submissionId: string): Promise<Completion | null>;
  abstract save(completion: Completion): Promise<void>;
}
