import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { orThrow } from '#shared/infrastructure/database/is-taken.js';
import { TaskRepository } from '../../application/task.repository.js';
import { CaseGone, TaskNotFound } from '../../domain/errors.js';
import type { Task } from '../../domain/task.js';
import { taskTable } from './task.table.js';

@Injectable()
export class TypeOrmTaskRepository extends TaskRepository {
  constructor(private readonly database: Database) {
    super();
  }

  add(task: Task): Promise<void> {
    return this.database
      .insert(taskTable, task)
      .catch(orThrow({ tasks_application_id_fkey: () => new CaseGone() }));
  }

  async lock(id: string): Promise<Task> {
    const lock = { mode: 'pessimistic_write' } as const;
    const task = await this.database.manager.findOne(taskTable, { where: { id }, lock });
    if (!task) throw new TaskNotFound();
    return task;
  }

  save(task: Task): Promise<void> {
    return this.database.save(taskTable, task);
  }

  async releaseOwnedBy(ownerId: string): Promise<readonly string[]> {
    const released = await this.database.manager.query<[{ id: string }[], number]>(
      `update tasks set owner_id = null, updated_at = now()
       where owner_id = $1 and done_at is null returning id`,
      [ownerId],
    );
    return released[0].map(({ id }) => id);
  }
}
