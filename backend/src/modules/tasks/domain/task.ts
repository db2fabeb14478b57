import { changeFields, type FieldChanges } from '#kernel/change-fields.js';
import { dueOfCause, AUTOMATIC_TASKS, type TaskCauseKind } from './task-causes.js';
import { firstCharacters } from '#kernel/text/text.js';

/** How a task came to be: by hand, or by one of the causes for which the product makes it. */
export type TaskKind = 'manual' | TaskCauseKind;
export const TASK_KINDS: readonly TaskKind[] = [
  'manual',
  ...(Object.keys(AUTOMATIC_TASKS) as TaskCauseKind[]),
];

/** As much of a title as a task takes. */
export const MAX_TITLE_LENGTH = 200;

/** What staff say of a task. */
export interface TaskDetails {
  readonly title: string;
  /** A day in London: '2026-03-12'. */
  readonly dueOn: string;
  readonly ownerId: string | null;
}

/** What gave cause for a task: tasks of one kind have each another subject. */
export interface Caused {
  readonly kind: TaskCauseKind;
  readonly subject: string;
  readonly about: string;
  /** The day of the cause in London. */
  readonly day: string;
}

const CHANGED = ['title', 'dueOn', 'ownerId', 'doneAt'] as const;
type Changed = (typeof CHANGED)[number];
export type TaskChanges = FieldChanges<Task, Changed>;

/** Something that staff have to do by a day, mostly for an application. */
export class Task implements TaskDetails {
  readonly id: string;
  readonly kind: TaskKind;
  /** Null where it came by hand. */
  readonly subject: string | null;
  readonly applicationId: string | null;
  title: string;
  dueOn: string;
  ownerId: string | null;
  doneAt: Date | null = null;
  /** A task whose cause is gone is done, and to be done again if the cause comes back. */
  isCauseGone = false;
  readonly createdAt: Date;
  /** Also its version: an edit that was begun before it is stale. */
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

  /** Nobody's, until it is added: then it is the owner's of its application. */
  static byCause(
    id: string,
    applicationId: string | null,
    { kind, subject, about, day }: Caused,
    at: Date,
  ): Task {
    const title = firstCharacters(AUTOMATIC_TASKS[kind].title(about), MAX_TITLE_LENGTH);
    return new Task(
      id,
      kind,
      subject,
      applicationId,
      { title, dueOn: dueOfCause(kind, day), ownerId: null },
      at,
    );
  }

  change(
    to: { readonly [Field in keyof TaskDetails]?: TaskDetails[Field] | undefined },
    at: Date,
  ): TaskChanges {
    return this.apply(to, at);
  }

  /** Whoever did it first keeps the time. */
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
