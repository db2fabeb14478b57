import type { ListRequest, Page } from '#platform/application/list.js';
import { ownerCalled } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import type { TaskViews, TaskOrder, TaskSelection, TaskView } from './task-views.js';

/** Due before today, today, within the next seven days or later; or done, with any due date. */
export const TASK_DUES = ['overdue', 'today', 'week', 'later', 'done'] as const;
export type TaskDue = (typeof TASK_DUES)[number];

export interface TaskListRequest extends ListRequest<TaskOrder>, Pick<TaskSelection, 'q' | 'applicationId'> {
  readonly due?: TaskDue;
  /** A staff member's id, 'me' or 'nobody'. */
  readonly owner?: string;
}

export class ListTasks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly tasks: TaskViews,
  ) {}

  /** @throws InvalidInput when the cursor is not one of ours */
  execute({ due, owner, ...request }: TaskListRequest, viewerId: string | null): Promise<Page<TaskView>> {
    return this.tasks.page({
      ...request,
      ...(due && { isDone: due === 'done', ...DAYS[due](londonIsoDay(this.context.clock.now())) }),
      ...(owner && { ownerId: ownerCalled(owner, viewerId) }),
    });
  }
}

type Days = Pick<TaskSelection, 'dueFrom' | 'dueBefore'>;

const DAYS: Readonly<Record<TaskDue, (today: string) => Days>> = {
  overdue: (today) => ({ dueBefore: today }),
  today: (today) => ({ dueFrom: today, dueBefore: addDays(today, 1) }),
  week: (today) => ({ dueFrom: addDays(today, 1), dueBefore: addDays(today, 8) }),
  later: (today) => ({ dueFrom: addDays(today, 8) }),
  done: () => ({}),
};
