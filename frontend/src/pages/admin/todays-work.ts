import { skipToken } from '@reduxjs/toolkit/query';
import { useListApplicationsQuery } from '@/features/applications/staff/admin-applications-api';
import { TASK_GROUPS, useTaskGroups } from '@/features/tasks/task-groups';
import type { TaskDue } from '@/features/tasks/tasks-api';
import { PAGE_LENGTH } from '@/shared/lists/list-query';

export const DUES = Object.keys(TASK_GROUPS) as TaskDue[];

/** What Today is narrowed to, as its address says it. */
export interface TodayQuery {
  owner?: string | undefined;
  due?: string | undefined;
  cursor?: string | null | undefined;
}

/** Reads what waits for somebody at the broker. */
export function useTodaysWork({ owner, due, cursor = null }: TodayQuery) {
  const chosen = DUES.find((known) => known === due);
  const overdue = { due: 'overdue', sort: 'due', ...(owner !== undefined && { owner }) } as const;
  const asksForEnquiries = (chosen ?? 'overdue') === 'overdue' && cursor === null;
  const enquiries = useListApplicationsQuery(
    asksForEnquiries ? { ...overdue, limit: PAGE_LENGTH } : skipToken,
    // One that was overdue a minute ago may have been looked at since.
    { refetchOnMountOrArgChange: true },
  );
  const tasks = useTaskGroups({ due: chosen, owner, cursor });
  const asked = [enquiries, ...DUES.map((name) => tasks[name])].filter(
    ({ isUninitialized }) => !isUninitialized,
  );
  const times = asked.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []);
  return {
    chosen,
    enquiries,
    tasks,
    /** What the list of overdue enquiries has in its address. */
    search: `?${new URLSearchParams(overdue)}`,
    asOf: times.length === 0 ? undefined : Math.min(...times),
    isFetching: asked.some(({ isFetching }) => isFetching),
    isLoading: asked.some(({ currentData, error }) => !currentData && !error),
    isNothing: asked.every(({ currentData }) => currentData?.items.length === 0),
  };
}
