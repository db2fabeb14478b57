import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useListTasksQuery, type TaskDueFilter } from '@/features/tasks/tasks-api';
import { PAGE_LENGTH } from '@/shared/lists/screen/list-query';

interface TaskGroup {
  readonly title: string;
  /** The empty state if only this group is shown. */
  readonly none: string;
}

/** Tasks by due date, most urgent first. */
export const TASK_GROUPS: Readonly<Record<TaskDueFilter, TaskGroup>> = {
  overdue: { title: 'Overdue tasks', none: 'No overdue tasks' },
  today: { title: 'Due today', none: 'No task is due today' },
  week: { title: 'Due in the next seven days', none: 'No tasks due in the next seven days' },
  later: { title: 'Due later', none: 'No task is due later' },
  done: { title: 'Done', none: 'No completed tasks' },
};

interface TaskFilter {
  /** Only this group; undefined for all open tasks. */
  due: TaskDueFilter | undefined;
  owner: string | undefined;
  cursor: string | null;
}

/** Loads the first page of each group, or the current page of the chosen one. */
export function useTaskGroups(filter: TaskFilter | SkipToken) {
  const askFor = (due: TaskDueFilter) => {
    if (filter === skipToken) return skipToken;
    const { due: chosen, owner, cursor } = filter;
    if (chosen === undefined ? due === 'done' : due !== chosen) return skipToken;
    const from = chosen !== undefined && cursor !== null && { cursor };
    const sort = due === 'done' ? '-due' : 'due';
    return { due, sort, limit: PAGE_LENGTH, ...(owner !== undefined && { owner }), ...from } as const;
  };
  return {
    overdue: useListTasksQuery(askFor('overdue')),
    today: useListTasksQuery(askFor('today')),
    week: useListTasksQuery(askFor('week')),
    later: useListTasksQuery(askFor('later')),
    done: useListTasksQuery(askFor('done')),
  };
}
