import type { TaskCauseKind } from '../domain/task-causes.js';
import type { Task } from '../domain/task.js';

/** A task with its cause. */
export interface CausedTask {
  readonly task: Task;
  /** The id of the log entry for adding or reopening it. */
  readonly entryId: string;
}

export abstract class TaskRepository {
  /** @throws ApplicationDeleted */
  abstract add(task: Task): Promise<void>;
  /**
   * Adds tasks for causes, owned by the owner of the application, unless the subject has one; reopens one whose cause
   * had gone, with the new date and application, for its previous owner if still on the staff and the application is
   * the same. Logs both as done by the system.
   */
  abstract addCaused(tasks: readonly CausedTask[]): Promise<void>;
  /** Completes the task of a cause that has gone. Returns its id if it was open. */
  abstract closeOf(kind: TaskCauseKind, subject: string): Promise<readonly string[]>;
  /** Completes the tasks of all causes of a kind except these. Returns the ids of those that were open. */
  abstract closeAllBut(kind: TaskCauseKind, subjects: readonly string[]): Promise<readonly string[]>;
  /** Locks it until the unit of work ends. @throws TaskNotFound */
  abstract lock(id: string): Promise<Task>;
  /** Locks the task of a current cause; null without one. */
  abstract lockOf(kind: TaskCauseKind, subject: string): Promise<Task | null>;
  /** The owner of an application, if still on the staff. */
  abstract ownerOf(applicationId: string | null): Promise<string | null>;
  abstract save(task: Task): Promise<void>;
  /** Unassigns a member of staff's open tasks. Returns their ids. */
  abstract releaseOwnedBy(ownerId: string): Promise<readonly string[]>;
}
