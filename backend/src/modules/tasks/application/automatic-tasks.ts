import type { EventTriggeredKind, ScheduledKind, TaskCauseKind } from '../domain/task-causes.js';

/** The cause of a task. */
export interface TaskCause {
  /**
   * Identifies the cause among those of its kind: the id of its record, with a suffix if that record can cause
   * another ('…:2026-11-25'). Repeating a cause adds no second task.
   */
  readonly subject: string;
  /** Null without an application. */
  readonly applicationId: string | null;
  /** The owner of a task without an application; null or absent if unassigned. */
  readonly ownerId?: string | null;
  /** The name in the title, such as a lender. */
  readonly about: string;
  /** The date of the cause in London, if not today. */
  readonly day?: string;
}

/** A scheduled cause with its date in London: that of a lender's last status change, of an offer's expiry. */
export interface DatedCause extends TaskCause {
  readonly day: string;
}

/** What has changed about a cause; undefined fields stay unchanged. */
export type CauseChange = Partial<Pick<TaskCause, 'applicationId' | 'ownerId' | 'day'>>;

/**
 * Tasks that the product creates for staff, once per cause; the case's owner owns them, or without a case the owner
 * of the cause. Call it inside the unit of work of the cause.
 */
export abstract class AutomaticTasks {
  /** Does nothing while the cause exists already, even if its task is done; a cause that returns reopens its task. */
  abstract make(kind: EventTriggeredKind, cause: TaskCause): Promise<void>;
  /**
   * The task follows its cause: its due date, its application, and its owner, which is the given one, or the
   * application's if that owned it.
   */
  abstract change(kind: EventTriggeredKind, subject: string, to: CauseChange): Promise<void>;
  /** The cause has gone: completes its task if it is open. */
  abstract close(kind: TaskCauseKind, subject: string): Promise<void>;
}

/** Lists the current causes of one scheduled kind, contributed by its module; called every minute. */
export abstract class TaskSource {
  abstract readonly kind: ScheduledKind;
  /** All current causes dated `lastDay` or earlier. */
  abstract currentBy(lastDay: string): Promise<readonly DatedCause[]>;
}
