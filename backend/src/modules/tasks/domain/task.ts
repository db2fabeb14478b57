import { changeFields, type FieldChanges } from '#shared/domain/change-fields.js';

/** How a task came to be. */
export const TASK_KINDS = ['manual'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What staff say of a task. */
export interface TaskDetails {
  readonly title: string;
  /** A day in London: '2026-03-12'. */
  readonly dueOn: string;
  readonly ownerId: string | null;
}

const CHANGED = ['title', 'dueOn', 'ownerId', 'doneAt'] as const;
type Changed = (typeof CHANGED)[number];
export type TaskChanges = FieldChanges<Task, Changed>;

/** Something that staff have to do by a day, mostly for an application. */
export class Task implements TaskDetails {
  readonly id: string;
  readonly kind: TaskKind;
  readonly applicationId: string | null;
  title: string;
  dueOn: string;
  ownerId: string | null;
  doneAt: Date | null = null;
  readonly createdAt: Date;
  /** Also its version: an edit that was begun before it is stale. */
  updatedAt: Date;

  private constructor(
    id: string,
    kind: TaskKind,
    applicationId: string | null,
    { title, dueOn, ownerId }: TaskDetails,
    at: Date,
  ) {
    this.id = id;
    this.kind = kind;
    this.applicationId = applicationId;
    this.title = title;
    this.dueOn = dueOn;
    this.ownerId = ownerId;
    this.createdAt = at;
    this.updatedAt = at;
  }

  static byHand(id: string, applicationId: string | null, details: TaskDetails, at: Date): Task {
    return new Task(id, 'manual', applicationId, details, at);
  }

  isAsReadAt(at: Date): boolean {
    return this.updatedAt.getTime() === at.getTime();
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
    return this.apply({ doneAt: done ? at : null }, at);
  }

  private apply(to: Partial<Pick<Task, Changed>> | Parameters<Task['change']>[0], at: Date): TaskChanges {
    const changes = changeFields<Task, Changed>(this, CHANGED, to);
    if (Object.keys(changes).length > 0) this.updatedAt = at;
    return changes;
  }
}
