import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/time/time-units.js';
import { RecurringJob } from '#platform/infrastructure/jobs/recurring.job.js';
import type { Retention } from '../application/erasure/retention.js';

/** Erases what is due every night; without progress, a task is created. */
export class RetentionJob extends RecurringJob {
  override readonly queue = 'retention';
  override readonly schedule = '30 2 * * *';
  override readonly pollingSeconds = 60;
  override readonly options = {
    retryLimit: 0,
    expireInSeconds: 4 * HOUR_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  };

  constructor(private readonly retention: Retention) {
    super();
  }

  async handle(): Promise<void> {
    await this.retention.run();
  }
}
