import type { TaskCauseKind } from '../domain/task-causes.js';
import type { Task } from '../domain/task.js';

/** A task that a cause makes. */
export interface CausedTask {
  readonly task: Task;
  /** Of the log's entry that it was added or is to be done again. */
  readonly entryId: string;
}

export abstract class TaskRepository {
  /** @throws ApplicationDeleted */
  abstract add(task: Task): Promise<void>;
  /**
   * Adds tasks of causes, each for the owner of its application, but not where its subject has one already; one whose
   * cause was gone is to be done again, by the new day, and by whoever had it while they are on the staff. Logs
   * both with them, as done by the product itself.
   */
  abstract addCaused(tasks: readonly CausedTask[]): Promise<void>;
  /** The cause is gone: its task is done. Gives the id of one that was open until now. */
  abstract closeOf(kind: TaskCauseKind, subject: string): Promise<readonly string[]>;
  /** All causes of a kind are gone but these: the tasks of the others are done. Gives the ids of those that were open until now. */
  abstract closeAllBut(kind: TaskCauseKind, subjects: readonly string[]): Promise<readonly string[]>;
  /**
   * For a change: nobody else changes it before the unit of work ends.
   * @throws TaskNotFound
   */
  abstract lock(id: string): Promise<Task>;
  abstract save(task: Task): Promise<void>;
  /** Leaves to nobody what a member of the staff has yet to do. Gives the ids of those tasks. */
  abstract releaseOwnedBy(ownerId: string): Promise<readonly string[]>;
}
