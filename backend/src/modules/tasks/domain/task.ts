import { changeFields, type FieldChanges } from '#kernel/change-fields.js';
import { dueOfCause, AUTOMATIC_TASKS, type TaskCauseKind } from './task-causes.js';
import { keysOf } from '#kernel/records.js';
import { firstCharacters } from '#kernel/text/text.js';

/** A task's origin: added by hand, or a kind of cause. */
export type TaskKind = 'manual' | TaskCauseKind;
export const TASK_KINDS: readonly TaskKind[] = ['manual', ...keysOf(AUTOMATIC_TASKS)];

/** The maximum length of a title. */
export const MAX_TITLE_LENGTH = 200;

/** A task as staff enter it. */
export interface TaskDetails {
  readonly title: string;
  /** A date in London: '2026-03-12'. */
  readonly dueOn: string;
  readonly ownerId: string | null;
}

/** The cause of a task: unique by subject within its kind. */
export interface Caused {
  readonly kind: TaskCauseKind;
  readonly subject: string;
  readonly about: string;
  /** The date of the cause in London. */
  readonly day: string;
  /** The owner of a task without an application. */
  readonly ownerId?: string | null;
}

const CHANGED = ['title', 'dueOn', 'ownerId', 'applicationId', 'doneAt'] as const;
type Changed = (typeof CHANGED)[number];
export type TaskChanges = FieldChanges<Task, Changed>;

/** Something that staff must do by a date, mostly for an application. */
export class Task implements TaskDetails {
  readonly id: string;
  readonly kind: TaskKind;
  /** Null if added by hand. */
  readonly subject: string | null;
  applicationId: string | null;
  title: string;
  dueOn: string;
  ownerId: string | null;
  doneAt: Date | null = null;
  /** The task was completed because its cause has gone, and reopens if the cause returns. */
  isCauseGone = false;
  readonly createdAt: Date;
  /** Also its version: an edit based on an earlier one is stale. */
  updatedAt: Date;

  private constructor(
    id: string,
    kind: TaskKind,
    subject: string | null,
    applicationId: string | null,
    { title, dueOn, ownerId }: TaskDetails,
    at: Date,
  ) {
    this.id = id;
    this.kind = kind;
    this.subject = subject;
    this.applicationId = applicationId;
    this.title = title;
    this.dueOn = dueOn;
    this.ownerId = ownerId;
    this.createdAt = at;
    this.updatedAt = at;
  }

  static byHand(id: string, applicationId: string | null, details: TaskDetails, at: Date): Task {
    return new Task(id, 'manual', null, applicationId, details, at);
  }

  /** Adding it assigns the application's owner. */
  static byCause(
    id: string,
    applicationId: string | null,
    { kind, subject, about, day, ownerId = null }: Caused,
    at: Date,
  ): Task {
    const title = firstCharacters(AUTOMATIC_TASKS[kind].title(about), MAX_TITLE_LENGTH);
    return new Task(id, kind, subject, applicationId, { title, dueOn: dueOfCause(kind, day), ownerId }, at);
  }

  change(
    to: { readonly [Field in keyof TaskDetails | 'applicationId']?: Task[Field] | undefined },
    at: Date,
  ): TaskChanges {
    return this.apply(to, at);
  }

  /** Repeating it keeps the first time. */
  markDone(done: boolean, at: Date): TaskChanges {
    if (done === (this.doneAt !== null)) return {};
    this.isCauseGone = false;
    return this.apply({ doneAt: done ? at : null }, at);
  }

  private apply(to: Partial<Pick<Task, Changed>> | Parameters<Task['change']>[0], at: Date): TaskChanges {
    const changes = changeFields<Task, Changed>(this, CHANGED, to);
    if (Object.keys(changes).length > 0) this.updatedAt = at;
    return changes;
  }
}
