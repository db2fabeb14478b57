import type { QueueOptions } from 'pg-boss';
import type { RecordReference } from '#platform/application/record-kinds.js';

/** What staff are told of a job that failed for good. */
export interface JobDescription {
  /** What it was to do: 'Welcome to a partner'. */
  readonly kind: string;
  /** The record of whoever was to get the mail; null where that is nobody any more. */
  readonly to: RecordReference | null;
  readonly about: RecordReference | null;
}

/** Does one kind of work. A process may die in the middle of it, so doing it again must do no harm. */
export abstract class JobHandler<Data extends object = object> {
  abstract readonly queue: string;
  /** How soon a job is noticed. */
  abstract readonly pollingSeconds: number;
  /** Whether a job that failed for good is kept where staff can see it. */
  abstract readonly storesFailed: boolean;
  /** How often it is tried, and how long it may take. */
  abstract readonly options: QueueOptions;
  /** When it is done without being asked for, as a cron expression in UTC. */
  readonly schedule: string | null = null;

  /** @throws when the work has to be tried again; what is thrown is kept with the job */
  abstract handle(data: Data): Promise<void>;

  /** For work whose failures are kept. */
  describe?(data: Data): Promise<JobDescription>;
}
