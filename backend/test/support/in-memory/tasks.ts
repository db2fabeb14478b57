import type { Page } from '#shared/application/list.js';
import { viewOf } from '#shared/application/view.js';
import { TASK_FIELDS, TaskLists, type TaskView } from '../../../src/modules/tasks/application/task-lists.js';
import { TaskRepository } from '../../../src/modules/tasks/application/task.repository.js';
import { TaskNotFound } from '../../../src/modules/tasks/domain/errors.js';
import type { Task } from '../../../src/modules/tasks/domain/task.js';
import { Records } from './records.js';

export class TasksInMemory extends TaskRepository {
  readonly records = new Records<Task>();

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
  async releaseOwnedBy(ownerId: string): Promise<readonly string[]> {
    const owned = this.records.where((task) => task.ownerId === ownerId && task.doneAt === null);
    for (const task of owned) {
      task.change({ ownerId: null }, task.updatedAt);
      await this.save(task);
    }
    return owned.map(({ id }) => id);
  }
}

export class TaskListsInMemory extends TaskLists {
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
