import { refusal } from '#kernel/errors.js';
import type { ListRequest, Page } from './list.js';
import type { Principal } from './principal.js';
import type { RecordReference } from './record-kinds.js';

/** A job that failed for good, as staff see it: nothing of its data, which may lead to secrets. Times are ISO 8601, UTC. */
export interface FailedJob {
  readonly id: string;
  /** What it was to do, in plain words: 'Welcome to a partner'. */
  readonly kind: string;
  /** Who was to get the mail; null where nobody is known any more. */
  readonly to: { readonly name: string; readonly email: string | null } | null;
  /** The record it is about, with its name while there is one. */
  readonly about: (RecordReference & { readonly name: string | null }) | null;
  readonly reason: string | null;
  readonly askedAt: string;
  readonly failedAt: string;
  readonly attempts: number;
}

export type FailedJobsRequest = ListRequest<'newest'>;

/** The jobs that were tried as often as they may be. */
export abstract class FailedJobs {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: FailedJobsRequest): Promise<Page<FailedJob>>;
  /** @throws FailedJobNotFound */
  abstract one(id: string): Promise<FailedJob>;
  /**
   * Asks for the work anew, as if for the first time.
   * @throws FailedJobNotFound
   */
  abstract retry(id: string, actor: Principal): Promise<void>;
  /** Asks for all of it anew, the oldest first and so many at most; says how much. */
  abstract retryAll(actor: Principal): Promise<number>;
}

export class FailedJobNotFound extends refusal(
  'not-found',
  'failed-job-not-found',
  'Failed job not found. It may already be running again',
) {}
