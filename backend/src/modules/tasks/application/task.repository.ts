import type { Task } from '../domain/task.js';

export abstract class TaskRepository {
  /** @throws CaseGone */
  abstract add(task: Task): Promise<void>;
  /**
   * For a change: nobody else changes it before the unit of work ends.
   * @throws TaskNotFound
   */
  abstract lock(id: string): Promise<Task>;
  abstract save(task: Task): Promise<void>;
  /** Leaves to nobody what a member of the staff has yet to do. Gives the ids of those tasks. */
  abstract releaseOwnedBy(ownerId: string): Promise<readonly string[]>;
}
