import type { FailedJobs } from '#platform/application/failed-jobs.js';
import type { WaitingWork } from '#platform/application/portal/waiting-work.js';

/** Emails that could not be sent. */
export class UnsentEmails implements WaitingWork {
  readonly place = 'unsentEmails';

  constructor(private readonly failedJobs: FailedJobs) {}

  async count(): Promise<number> {
    return (await this.failedJobs.page({ limit: 1 })).total;
  }
}
