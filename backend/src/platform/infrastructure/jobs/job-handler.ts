import type { QueueOptions } from 'pg-boss';
import type { RecordReference } from '#platform/application/record-kinds.js';

/** A failed job as staff see it. */
export interface JobDescription {
  /** What the job does, such as 'Welcome to a partner'. */
  readonly kind: string;
  /** The recipient's record; null if unknown by now. */
  readonly to: RecordReference | null;
  readonly about: RecordReference | null;
}

/** Does one kind of work. A process may die in the middle of it, so handlers must be idempotent. */
export abstract class JobHandler<Data extends object = object> {
  abstract readonly queue: string;
  /** Polling interval for new jobs. */
  abstract readonly pollingSeconds: number;
  /** Whether failed jobs are stored for staff. */
  abstract readonly storesFailed: boolean;
  /** Retries and time limit. */
  abstract readonly options: QueueOptions;
  /** A cron expression in UTC, for recurring jobs. */
  readonly schedule: string | null = null;

  /** @throws to have the job retried; the error is stored with it */
  abstract handle(data: Data): Promise<void>;

  /** For handlers whose failures are stored. */
  describe?(data: Data): Promise<JobDescription>;
}
