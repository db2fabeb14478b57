import type { Activity } from '#platform/application/activity-log.js';
import { AutomaticTasks, type TaskCause } from '#modules/tasks/public.js';
import type { CauseChange } from '#modules/tasks/application/automatic-tasks.js';
import type { Page } from '#platform/application/list.js';
import { SYSTEM } from '#platform/application/principal.js';
import { viewOf } from '#platform/application/view.js';
import type { EventTriggeredKind, TaskCauseKind } from '#modules/tasks/domain/task-causes.js';
import { CalendarLinkRepository } from '#modules/tasks/application/calendar-link.repository.js';
import { TASK_FIELDS, TaskViews, type TaskView } from '#modules/tasks/application/task-views.js';
import { TaskRepository, type CausedTask } from '#modules/tasks/application/task.repository.js';
import { TaskNotFound } from '#modules/tasks/domain/errors.js';
import type { CalendarLink } from '#modules/tasks/domain/calendar-link.js';
import type { Task } from '#modules/tasks/domain/task.js';
import { KeptActivity } from '../doubles.js';
import { Records } from './records.js';

export class TasksInMemory extends TaskRepository {
  readonly records = new Records<Task>();
  /** By application. */
  readonly owners = new Map<string, string>();

  constructor(private readonly activity = new KeptActivity()) {
    super();
  }
  add(task: Task): Promise<void> {
    this.records.put(task);
    return Promise.resolve();
  }
  save(task: Task): Promise<void> {
    return this.add(task);
  }
  lock(id: string): Promise<Task> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new TaskNotFound());
  }
  lockOf(kind: TaskCauseKind, subject: string): Promise<Task | null> {
    const found = this.records.first((task) => task.kind === kind && task.subject === subject);
    return Promise.resolve(found?.isCauseGone === false ? found : null);
  }
  ownerOf(applicationId: string | null): Promise<string | null> {
    return Promise.resolve(this.owners.get(applicationId ?? '') ?? null);
  }
  async addCaused(caused: readonly CausedTask[]): Promise<void> {
    const entries: Activity[] = [];
    for (const { task, entryId } of caused) {
      const earlier = this.records.first(
        ({ kind, subject }) => kind === task.kind && subject === task.subject,
      );
      if (earlier && !earlier.isCauseGone) continue;
      this.records.put(
        earlier
          ? Object.assign(earlier, {
              doneAt: null,
              isCauseGone: false,
              dueOn: task.dueOn,
              applicationId: task.applicationId,
              ownerId: earlier.applicationId === task.applicationId ? earlier.ownerId : task.ownerId,
            })
          : task,
      );
      entries.push({
        id: entryId,
        actor: SYSTEM,
        action: earlier ? 'task-reopened' : 'task-added',
        subject: { type: 'task', id: (earlier ?? task).id },
      });
    }
    await this.activity.record(...entries);
  }
  closeOf(kind: TaskCauseKind, subject: string): Promise<readonly string[]> {
    return this.close((task) => task.kind === kind && task.subject === subject);
  }
  closeAllBut(kind: TaskCauseKind, subjects: readonly string[]): Promise<readonly string[]> {
    return this.close((task) => task.kind === kind && !subjects.includes(task.subject ?? ''));
  }
  private close(isMeant: (task: Task) => boolean): Promise<readonly string[]> {
    const gone = this.records.where((task) => task.subject !== null && !task.isCauseGone && isMeant(task));
    const open = gone.filter(({ doneAt }) => doneAt === null).map(({ id }) => id);
    for (const task of gone)
      this.records.put(Object.assign(task, { doneAt: task.doneAt ?? task.updatedAt, isCauseGone: true }));
    return Promise.resolve(open);
  }
  async releaseOwnedBy(ownerId: string): Promise<readonly string[]> {
    const owned = this.records.where((task) => task.ownerId === ownerId && task.doneAt === null);
    for (const task of owned) {
      task.change({ ownerId: null }, task.updatedAt);
      await this.save(task);
    }
    return owned.map(({ id }) => id);
  }
}

export class CalendarLinksInMemory extends CalendarLinkRepository {
  private readonly links = new Map<string, CalendarLink>();

  find(adminId: string): Promise<CalendarLink | null> {
    return Promise.resolve(this.links.get(adminId) ?? null);
  }
  findByDigest(wanted: string): Promise<CalendarLink | null> {
    return Promise.resolve([...this.links.values()].find(({ digest }) => digest === wanted) ?? null);
  }
  replace(link: CalendarLink): Promise<void> {
    this.links.set(link.adminId, link);
    return Promise.resolve();
  }
  remove(adminId: string): Promise<void> {
    this.links.delete(adminId);
    return Promise.resolve();
  }
}

/** Records open automatic tasks for tests. */
export class AutomaticTasksInMemory extends AutomaticTasks {
  readonly open: (TaskCause & { readonly kind: TaskCauseKind })[] = [];

  make(kind: EventTriggeredKind, cause: TaskCause): Promise<void> {
    const isOpen = this.open.some((task) => task.kind === kind && task.subject === cause.subject);
    if (!isOpen) this.open.push({ kind, ...cause });
    return Promise.resolve();
  }
  change(kind: EventTriggeredKind, subject: string, to: CauseChange): Promise<void> {
    const task = this.open.find((one) => one.kind === kind && one.subject === subject);
    if (task) Object.assign(task, to);
    return Promise.resolve();
  }
  close(kind: TaskCauseKind, subject: string): Promise<void> {
    const index = this.open.findIndex((task) => task.kind === kind && task.subject === subject);
    if (index >= 0) this.open.splice(index, 1);
    return Promise.resolve();
  }
}

export class TaskViewsInMemory extends TaskViews {
  constructor(private readonly tasks: TasksInMemory) {
    super();
  }
  async one(id: string): Promise<TaskView> {
    const task = await this.tasks.lock(id);
    const { ownerId } = task;
    const owner = ownerId === null ? null : { id: ownerId, name: ownerId };
    return { ...viewOf(task, TASK_FIELDS), owner, companyName: null };
  }
  page(): Promise<Page<TaskView>> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
}
