import type { Principal } from '#platform/application/principal.js';
import type { StaffMembers } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { TaskChanged } from '../domain/errors.js';
import type { Task, TaskDetails } from '../domain/task.js';
import { checkDay } from './add-task.js';
import type { RecordTask } from './record-task.js';
import type { TaskViews, TaskView } from './task-views.js';
import type { TaskRepository } from './task.repository.js';

/** Changes to a task; undefined fields stay unchanged. */
export interface TaskEdit {
  readonly title?: string | undefined;
  readonly dueOn?: string | undefined;
  readonly ownerId?: string | null | undefined;
  readonly done?: boolean | undefined;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** Staff edit, assign, complete or reopen a task: everyone may change all tasks. */
export class ChangeTask {
  constructor(
    private readonly context: UseCaseContext,
    private readonly tasks: TaskRepository,
    private readonly views: TaskViews,
    private readonly staff: StaffMembers,
    private readonly recordTask: RecordTask,
  ) {}

  /** @throws TaskNotFound, TaskChanged, InvalidInput for an unknown owner and a date in the past */
  execute(id: string, { readAt, done, ...to }: TaskEdit, actor: Principal): Promise<TaskView> {
    return this.context.unitOfWork.run(async () => {
      await this.staff.lockOwner(to.ownerId);
      const task = await this.tasks.lock(id);
      const subject = { type: 'task', id };
      await this.context.history.checkUnchanged(task, readAt, subject, TaskChanged, () => this.views.one(id));
      await this.apply(task, to, done, actor);
      return this.views.one(id);
    });
  }

  private async apply(
    task: Task,
    to: Pick<TaskEdit, keyof TaskDetails>,
    done: boolean | undefined,
    actor: Principal,
  ): Promise<void> {
    const now = this.context.clock.now();
    const changes = task.change(to, now);
    if (changes.dueOn) checkDay(changes.dueOn.to, now);
    const { doneAt } = done === undefined ? {} : task.markDone(done, now);
    const isChanged = Object.keys(changes).length > 0;
    if (isChanged || doneAt) await this.tasks.save(task);
    if (isChanged) await this.recordTask.execute('task-changed', [task.id], changes, actor);
    if (doneAt)
      await this.recordTask.execute(doneAt.to ? 'task-done' : 'task-reopened', [task.id], {}, actor);
  }
}
