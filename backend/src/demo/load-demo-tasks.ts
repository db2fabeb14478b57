import type { Ids } from '#shared/application/ids.js';
import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import type { TaskRepository } from '#modules/tasks/application/task.repository.js';
import { Task } from '#modules/tasks/domain/task.js';

/** What somebody at the broker planned for a case, and perhaps did. */
export interface DemoTask {
  readonly at: Date;
  readonly title: string;
  readonly dueOn: string;
  readonly doneAt?: Date;
  /** Of nobody, in place of whoever looked at the case. */
  readonly isNobodys?: boolean;
}

/** Plans tasks for cases of the demonstration as if that had been done in the days before. */
export class LoadDemoTasks {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly activity: ActivityLog,
    private readonly ids: Ids,
  ) {}

  async execute(applicationId: string, planned: readonly DemoTask[], staff: Principal): Promise<void> {
    for (const { at, title, dueOn, doneAt, isNobodys = false } of planned) {
      const ownerId = isNobodys ? null : staff.id;
      const task = Task.byHand(this.ids.next(at), applicationId, { title, dueOn, ownerId }, at);
      if (doneAt) task.markDone(true, doneAt);
      await this.tasks.add(task);
      const about = { actor: staff, subject: { type: 'task', id: task.id } };
      await this.activity.record({ ...about, action: 'task-added', at });
      if (doneAt) await this.activity.record({ ...about, action: 'task-done', at: doneAt });
    }
  }
}
