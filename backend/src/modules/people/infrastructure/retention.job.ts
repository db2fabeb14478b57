import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import type { Retention } from '../application/erasure/retention.js';

/** Erases what is due every night. */
export class RetentionJob extends JobHandler {
  override readonly queue = 'retention';
  override readonly schedule = '30 2 * * *';
  override readonly pollingSeconds = 60;
  // The next night continues; without progress, a task is created.
  override readonly storesFailed = false;
  override readonly options = { retryLimit: 0, expireInSeconds: 4 * 3_600, deleteAfterSeconds: 86_400 };

  constructor(private readonly retention: Retention) {
    super();
  }

  async handle(): Promise<void> {
    await this.retention.run();
  }
}
