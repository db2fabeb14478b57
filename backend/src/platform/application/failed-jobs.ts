import { refusal } from '#kernel/errors.js';
import type { ListRequest, Page } from './list.js';
import type { Principal } from './principal.js';
import type { RecordReference } from './record-kinds.js';

/**
 * A job that has used up its attempts, as staff see it. Never includes its data, which may lead to secrets. Times are
 * ISO 8601, UTC.
 */
export interface FailedJob {
  readonly id: string;
  /** What the job does, such as 'Welcome to a partner'. */
  readonly kind: string;
  /** The recipient of the email; null if unknown by now. */
  readonly to: { readonly name: string; readonly email: string | null } | null;
  /** The job's record, with its name while it exists. */
  readonly about: (RecordReference & { readonly name: string | null }) | null;
  readonly reason: string | null;
  readonly askedAt: string;
  readonly failedAt: string;
  readonly attempts: number;
}

export type FailedJobsRequest = ListRequest<'newest'>;

/** Jobs that have used up their attempts. */
export abstract class FailedJobs {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: FailedJobsRequest): Promise<Page<FailedJob>>;
  /** @throws FailedJobNotFound */
  abstract one(id: string): Promise<FailedJob>;
  /** Queues the work again with all its attempts. @throws FailedJobNotFound */
  abstract retry(id: string, actor: Principal): Promise<void>;
  /** Queues failed jobs again, the oldest first, up to a maximum; returns how many. */
  abstract retryAll(actor: Principal): Promise<number>;
}

export class FailedJobNotFound extends refusal(
  'not-found',
  'failed-job-not-found',
  'Failed job not found. It may already be running again',
) {}
