import { Ids } from '#shared/application/ids.js';
import { ActivityLog } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import { TaskRepository } from '#modules/tasks/application/task.repository.js';
import { Task } from '#modules/tasks/domain/task.js';
import type { Get } from './get.js';

/** What somebody at the broker planned for a case, and perhaps did. */
export interface DemoTask {
  readonly at: Date;
  readonly title: string;
  readonly dueOn: string;
  readonly doneAt?: Date;
  /** Of nobody, in place of whoever looked at the case. */
  readonly isNobodys?: boolean;
}

/** Plans tasks for a case of the demonstration as if that had been done in the days before. */
export const loadDemoTasks = async (
  get: Get,
  applicationId: string,
  planned: readonly DemoTask[],
  staff: Principal,
): Promise<void> => {
  const activity = get(ActivityLog);
  for (const { at, title, dueOn, doneAt, isNobodys = false } of planned) {
    const ownerId = isNobodys ? null : staff.id;
    const task = Task.byHand(get(Ids).next(at), applicationId, { title, dueOn, ownerId }, at);
    if (doneAt) task.markDone(true, doneAt);
    await get(TaskRepository).add(task);
    const about = { actor: staff, subject: { type: 'task', id: task.id } };
    await activity.record({ ...about, action: 'task-added', at });
    if (doneAt) await activity.record({ ...about, action: 'task-done', at: doneAt });
  }
};
