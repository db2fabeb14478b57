import type { OwnedWork } from '#shared/application/owned-work.js';
import type { Principal } from '#shared/application/principal.js';
import type { RecordTask } from './record-task.js';
import type { TaskRepository } from './task.repository.js';

/** Leaves to nobody what whoever leaves the staff has yet to do. */
export class ReleaseTasks {
  constructor(
    ownedWork: OwnedWork,
    private readonly tasks: TaskRepository,
    private readonly recordTask: RecordTask,
  ) {
    ownedWork.add((ownerId, actor) => this.execute(ownerId, actor));
  }

  /** To be called inside the unit of work in which they leave. */
  async execute(ownerId: string, actor: Principal): Promise<void> {
    const changes = { ownerId: { from: ownerId, to: null } };
    await this.recordTask.execute('task-changed', await this.tasks.releaseOwnedBy(ownerId), changes, actor);
  }
}
