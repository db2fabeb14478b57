import type { OwnedRecords } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { RecordTask } from './record-task.js';
import type { TaskRepository } from './task.repository.js';

/** Unassigns the open tasks of a removed member of staff. */
export class ReleaseTasks implements OwnedRecords {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly recordTask: RecordTask,
  ) {}

  async release(ownerId: string, actor: Principal): Promise<void> {
    const changes = { ownerId: { from: ownerId, to: null } };
    await this.recordTask.execute('task-changed', await this.tasks.releaseOwnedBy(ownerId), changes, actor);
  }
}
