import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import type { Retention } from '../application/retention.js';

/** Every night, what is due goes. */
export class RetentionJob extends JobHandler {
  override readonly queue = 'retention';
  override readonly schedule = '30 2 * * *';
  override readonly pollingSeconds = 60;
  // The next night does what this one could not; where that stops, a task says so.
  override readonly storesFailed = false;
  override readonly options = { retryLimit: 0, expireInSeconds: 4 * 3_600, deleteAfterSeconds: 86_400 };

  constructor(private readonly retention: Retention) {
    super();
  }

  async handle(): Promise<void> {
    await this.retention.run();
  }
}
