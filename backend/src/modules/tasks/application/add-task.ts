import type { Principal } from '#platform/application/principal.js';
import type { StaffMembers } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvalidInput } from '#kernel/errors.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { Task, type TaskDetails } from '../domain/task.js';
import type { RecordTask } from './record-task.js';
import type { TaskViews, TaskView } from './task-views.js';
import type { TaskRepository } from './task.repository.js';

export interface NewTask extends TaskDetails {
  readonly applicationId: string | null;
}

/** @throws InvalidInput for a date in the past */
export const checkDay = (dueOn: string, now: Date): void => {
  if (dueOn >= londonIsoDay(now)) return;
  throw new InvalidInput([
    { field: 'dueOn', message: 'This date is in the past. Choose today or a later date.' },
  ]);
};

/** Staff add a task with a due date. Idempotent by key. */
export class AddTask {
  constructor(
    private readonly context: UseCaseContext,
    private readonly staff: StaffMembers,
    private readonly tasks: TaskRepository,
    private readonly views: TaskViews,
    private readonly recordTask: RecordTask,
  ) {}

  /** @throws InvalidInput, ApplicationDeleted, KeyReused */
  async execute(details: NewTask, key: string | null, actor: Principal): Promise<TaskView> {
    const call = { operation: 'add-task', principal: actor, key, request: details };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, async () => {
      const now = this.context.clock.now();
      checkDay(details.dueOn, now);
      const task = Task.byHand(answer.id, details.applicationId, details, now);
      await this.staff.lockOwner(details.ownerId);
      await this.tasks.add(task);
      await this.recordTask.execute('task-added', [task.id], {}, actor);
    });
    return this.views.one(id);
  }
}
