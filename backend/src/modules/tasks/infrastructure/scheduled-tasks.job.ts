import { RecurringJob } from '#platform/infrastructure/jobs/recurring.job.js';
import type { CreateScheduledTasks } from '../application/create-scheduled-tasks.js';

export class ScheduledTasksJob extends RecurringJob {
  override readonly queue = 'make-timed-tasks';
  override readonly schedule = '* * * * *';

  constructor(private readonly createScheduledTasks: CreateScheduledTasks) {
    super();
  }

  handle(): Promise<void> {
    return this.createScheduledTasks.execute();
  }
}
