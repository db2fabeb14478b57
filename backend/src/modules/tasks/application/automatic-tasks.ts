import type { EventTriggeredKind, ScheduledKind, TaskCauseKind } from '../domain/task-causes.js';

/** What gives cause for a task. */
export interface TaskCause {
  /**
   * Tells it from every other cause of its kind: the id of its record, with more behind it where that record can give
   * cause again ('…:2026-11-25'). One task comes of it, however often it is named.
   */
  readonly subject: string;
  /** Null where it is about no application. */
  readonly applicationId: string | null;
  /** Whom or what the title names, such as a lender. */
  readonly about: string;
  /** The day of the cause in London, where that is not today. */
  readonly day?: string;
}

/** A cause that comes about by time, with its day in London: that of a lender's last move, of an offer's end. */
export interface DatedCause extends TaskCause {
  readonly day: string;
}

/** The tasks that the product makes for staff, each once; they are the case's owner's. Call it inside the unit of work of the cause. */
export abstract class AutomaticTasks {
  /** Does nothing where its cause stands already, also where its task is done; what was gone and comes back is to be done again. */
  abstract make(kind: EventTriggeredKind, cause: TaskCause): Promise<void>;
  /** The cause is gone: the task is done, where it is still open. */
  abstract close(kind: TaskCauseKind, subject: string): Promise<void>;
}

/** Names the causes of one kind that comes by time, from whichever module knows them; asked every minute. */
export abstract class TaskSource {
  abstract readonly kind: ScheduledKind;
  /** All causes that stand now and whose day is `lastDay` or earlier. */
  abstract currentBy(lastDay: string): Promise<readonly DatedCause[]>;
}
