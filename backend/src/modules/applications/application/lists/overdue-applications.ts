import type { WaitingWork } from '#platform/application/portal/waiting-work.js';
import type { ListApplications } from './list-applications.js';

/** Overdue applications, for Today. */
export class OverdueApplications implements WaitingWork {
  readonly place = 'today';

  constructor(private readonly listApplications: ListApplications) {}

  async count(): Promise<number> {
    return (await this.listApplications.execute({ due: 'overdue', limit: 1 }, null)).total;
  }
}
