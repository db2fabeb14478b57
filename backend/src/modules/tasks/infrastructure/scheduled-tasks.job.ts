import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import type { CreateScheduledTasks } from '../application/create-scheduled-tasks.js';

export class ScheduledTasksJob extends JobHandler {
  override readonly queue = 'make-timed-tasks';
  override readonly schedule = '* * * * *';
  override readonly pollingSeconds = 30;
  // Not stored: the next run repeats the work.
  override readonly storesFailed = false;
  override readonly options = { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 60 * 60 };

  constructor(private readonly createScheduledTasks: CreateScheduledTasks) {
    super();
  }

  handle(): Promise<void> {
    return this.createScheduledTasks.execute();
  }
}
