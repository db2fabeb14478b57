import type { WaitingWork } from '#platform/application/portal/waiting-work.js';
import type { ListTasks } from './list-tasks.js';

/** Open tasks that are overdue or due today. */
export class TasksForToday implements WaitingWork {
  readonly place = 'today';

  constructor(private readonly listTasks: ListTasks) {}

  async count(): Promise<number> {
    const pages = await Promise.all(
      (['overdue', 'today'] as const).map((due) => this.listTasks.execute({ due, limit: 1 }, null)),
    );
    return pages.reduce((sum, { total }) => sum + total, 0);
  }
}
