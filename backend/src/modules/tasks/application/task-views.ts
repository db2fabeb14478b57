import type { ListRequest, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Task } from '../domain/task.js';

export const TASK_ORDERS = ['newest', 'oldest', 'due', '-due'] as const;
export type TaskOrder = (typeof TASK_ORDERS)[number];

/** Filters for tasks; undefined filters match everything. Dates are in London: '2026-03-12'. */
export interface TaskSelection extends ListRequest<TaskOrder> {
  /** Part of the title or of the company’s name. */
  readonly q?: string | undefined;
  readonly isDone?: boolean | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueBefore?: string | undefined;
  /** Null for unassigned ones. */
  readonly ownerId?: string | null | undefined;
  readonly applicationId?: string | undefined;
}

export const TASK_FIELDS = [
  'id',
  'kind',
  'applicationId',
  'title',
  'dueOn',
  'ownerId',
  'doneAt',
  'createdAt',
  'updatedAt',
] as const;

export type TaskView = ViewOf<Task, (typeof TASK_FIELDS)[number]> & {
  readonly owner: Owner | null;
  /** The company of its application. */
  readonly companyName: string | null;
};

export abstract class TaskViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: TaskSelection): Promise<Page<TaskView>>;
  /** @throws TaskNotFound */
  abstract one(id: string): Promise<TaskView>;
}
