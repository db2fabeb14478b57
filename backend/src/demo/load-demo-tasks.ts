import { Ids } from '#platform/application/ids.js';
import { ActivityLog } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { FundingApplication } from '#modules/applications/domain/funding-application.js';
import { TaskRepository } from '#modules/tasks/application/task.repository.js';
import { Task } from '#modules/tasks/domain/task.js';
import { dayAfter, hoursAfter } from './demo-times.js';
import type { Get } from './get.js';

/** A task that staff planned for a case, and perhaps completed. */
export interface DemoTask {
  readonly title: string;
  /** In hours after the case was received. */
  readonly planned: number;
  readonly done?: number;
  /** In days after the first start. */
  readonly dueInDays: number;
  /** Unassigned instead of owned by the reviewer. */
  readonly isNobodys?: boolean;
}

/** Adds tasks to a demonstration case, dated in the days before. */
export const loadDemoTasks = async (
  get: Get,
  { id: applicationId, createdAt: submittedAt }: FundingApplication,
  tasks: readonly DemoTask[],
  { staff, now }: { readonly staff: Principal; readonly now: Date },
): Promise<void> => {
  const activity = get(ActivityLog);
  for (const { title, planned, done, dueInDays, isNobodys: isUnassigned = false } of tasks) {
    const at = hoursAfter(submittedAt, planned);
    const details = { title, dueOn: dayAfter(now, dueInDays), ownerId: isUnassigned ? null : staff.id };
    const task = Task.byHand(get(Ids).next(at), applicationId, details, at);
    const doneAt = done === undefined ? null : hoursAfter(submittedAt, done);
    if (doneAt) task.markDone(true, doneAt);
    await get(TaskRepository).add(task);
    const about = { actor: staff, subject: { type: 'task', id: task.id } };
    await activity.record({ ...about, action: 'task-added', at });
    if (doneAt) await activity.record({ ...about, action: 'task-done', at: doneAt });
  }
};
