import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { DAY_SECONDS } from '#kernel/time/time-units.js';
import type { RunLastMonth } from '../application/statements/run-last-month.js';

/** From a month's first working day on: drafts the statements of the month before, once. */
export class StatementsJob extends JobHandler {
  override readonly queue = 'run-statements';
  // Hourly: schedules missed while no process ran are not made up for.
  override readonly schedule = '0 6-23 * * *';
  override readonly pollingSeconds = 60;
  override readonly storesFailed = false;
  override readonly options = {
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 15 * 60,
    deleteAfterSeconds: DAY_SECONDS,
  };

  constructor(private readonly runLastMonth: RunLastMonth) {
    super();
  }

  handle(): Promise<void> {
    return this.runLastMonth.execute();
  }
}
