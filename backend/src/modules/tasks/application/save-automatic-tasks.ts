import type { AutomaticTasks, CauseChange, DatedCause, TaskCause } from './automatic-tasks.js';
import { SYSTEM } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { dueOfCause, type EventTriggeredKind, type TaskCauseKind } from '../domain/task-causes.js';
import { Task } from '../domain/task.js';
import type { RecordTask } from './record-task.js';
import type { TaskRepository } from './task.repository.js';

/** Creates and completes automatic tasks, for events of other modules and for scheduled causes. */
export class SaveAutomaticTasks implements AutomaticTasks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly tasks: TaskRepository,
    private readonly recordTask: RecordTask,
  ) {}

  make(kind: EventTriggeredKind, cause: TaskCause): Promise<void> {
    return this.add(kind, [{ day: londonIsoDay(this.context.clock.now()), ...cause }]);
  }

  async change(
    kind: EventTriggeredKind,
    subject: string,
    { applicationId, ownerId, day }: CauseChange,
  ): Promise<void> {
    const task = await this.tasks.lockOf(kind, subject);
    if (!task) return;
    const moved = applicationId === undefined ? {} : await this.movedTo(task, applicationId);
    const dueOn = day === undefined ? undefined : dueOfCause(kind, day);
    const changes = task.change({ dueOn, ownerId, ...moved }, this.context.clock.now());
    if (Object.keys(changes).length === 0) return;
    await this.tasks.save(task);
    await this.recordTask.execute('task-changed', [task.id], changes, SYSTEM);
  }

  async close(kind: TaskCauseKind, subject: string): Promise<void> {
    await this.recordDone(await this.tasks.closeOf(kind, subject));
  }

  /** These are all current causes of a kind: the tasks of all others are completed. */
  async sync(kind: TaskCauseKind, current: readonly DatedCause[]): Promise<void> {
    await this.add(kind, current);
    const subjects = current.map(({ subject }) => subject);
    await this.recordDone(await this.tasks.closeAllBut(kind, subjects));
  }

  private add(kind: TaskCauseKind, causes: readonly DatedCause[]): Promise<void> {
    const now = this.context.clock.now();
    return this.tasks.addCaused(
      causes.map((cause) => ({
        task: Task.byCause(this.context.ids.next(), cause.applicationId, { kind, ...cause }, now),
        entryId: this.context.ids.next(),
      })),
    );
  }

  private async movedTo(
    { applicationId: from, ownerId }: Task,
    applicationId: string | null,
  ): Promise<Partial<Pick<Task, 'applicationId' | 'ownerId'>>> {
    if (applicationId === from) return {};
    const isChosen = ownerId !== null && ownerId !== (await this.tasks.ownerOf(from));
    return { applicationId, ownerId: isChosen ? ownerId : await this.tasks.ownerOf(applicationId) };
  }

  private recordDone(ids: readonly string[]): Promise<void> {
    return this.recordTask.execute('task-done', ids, {}, SYSTEM);
  }
}
