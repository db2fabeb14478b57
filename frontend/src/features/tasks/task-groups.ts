import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useListTasksQuery, type TaskDue } from '@/features/tasks/tasks-api';
import { PAGE_LENGTH } from '@/shared/lists/list-query';

interface TaskGroup {
  readonly title: string;
  /** What is said where it alone is asked for and has none. */
  readonly none: string;
}

/** The tasks by when they are due, the most urgent first. */
export const TASK_GROUPS: Readonly<Record<TaskDue, TaskGroup>> = {
  overdue: { title: 'Overdue tasks', none: 'No overdue tasks' },
  today: { title: 'Due today', none: 'No task is due today' },
  week: { title: 'Due in the next seven days', none: 'No tasks due in the next seven days' },
  later: { title: 'Due later', none: 'No task is due later' },
  done: { title: 'Done', none: 'No completed tasks' },
};

interface TaskFilter {
  /** Only these; undefined for all that are to be done. */
  due: TaskDue | undefined;
  owner: string | undefined;
  cursor: string | null;
}

/** Reads them: of each group the first page, or of the one that is asked for the page that is. */
export function useTaskGroups(filter: TaskFilter | SkipToken) {
  const askFor = (due: TaskDue) => {
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
