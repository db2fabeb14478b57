import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import type { Page } from '@/api/page';
import { useListApplicationsQuery } from '@/features/applications/staff/admin-applications-api';
import { TASK_GROUPS, useTaskGroups } from '@/features/tasks/task-groups';
import type { TaskDueFilter } from '@/features/tasks/tasks-api';
import { adminPaths } from '@/shared/routing/paths';
import { withParams } from '@/shared/lib/with-params';
import { PAGE_LENGTH } from '@/shared/lists/screen/list-query';
import { keysOf } from '@/shared/lib/records';

export const DUES: readonly TaskDueFilter[] = keysOf(TASK_GROUPS);

/** The filters of Today, as in its address. */
export interface TodayQuery {
  owner?: string | undefined;
  due?: string | undefined;
  cursor?: string | null | undefined;
}

export const TODAYS_FILTERS = [{ name: 'owner' }, { name: 'due' }] as const;

/** Loads the open work of the broker's staff. */
export function useTodaysWork(query: TodayQuery | SkipToken) {
  const isEnabled = query !== skipToken;
  const { owner, due, cursor = null } = isEnabled ? query : {};
  const chosen = DUES.find((known) => known === due);
  const overdue = { due: 'overdue', sort: 'due', ...(owner !== undefined && { owner }) } as const;
  const loadsEnquiries = isEnabled && (chosen ?? 'overdue') === 'overdue' && cursor === null;
  const enquiries = useListApplicationsQuery(
    loadsEnquiries ? { ...overdue, limit: PAGE_LENGTH } : skipToken,
    // A cached overdue task may have been done since.
    { refetchOnMountOrArgChange: true },
  );
  // Those that can still be answered in time.
  const isAnyDay = isEnabled && chosen === undefined && cursor === null;
  const dueSoon = useListApplicationsQuery(
    isAnyDay ? { ...overdue, due: 'soon', limit: PAGE_LENGTH } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const tasks = useTaskGroups(isEnabled ? { due: chosen, owner, cursor } : skipToken);
  const queries = [enquiries, dueSoon, ...DUES.map((name) => tasks[name])].filter(
    ({ isUninitialized }) => !isUninitialized,
  );
  const times = queries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []);
  return {
    chosen,
    enquiries,
    dueSoon,
    tasks,
    /** Query string of the list of overdue applications. */
    search: `?${new URLSearchParams(overdue)}`,
    /** Of those due soon. */
    soonSearch: `?${new URLSearchParams({ ...overdue, due: 'soon' })}`,
    asOf: times.length === 0 ? undefined : Math.min(...times),
    isFetching: queries.some(({ isFetching }) => isFetching),
    isLoading: queries.some(({ currentData, error }) => !currentData && !error),
    isNothing: queries.every(({ currentData }) => currentData?.items.length === 0),
  };
}

interface TodaysApplication {
  readonly id: string;
  readonly companyName: string;
}

/** The applications that the work is about, without repetition, in the order of Today. */
export function useTodaysApplications(query: TodayQuery | SkipToken): {
  currentData: Page<TodaysApplication> | undefined;
} {
  const { chosen, enquiries, dueSoon, tasks, isLoading } = useTodaysWork(query);
  if (query === skipToken || isLoading) return { currentData: undefined };
  const found = new Map<string, string>();
  for (const { id, companyName } of [enquiries, dueSoon].flatMap(
    ({ currentData }) => currentData?.items ?? [],
  ))
    found.set(id, companyName);
  for (const { applicationId, companyName } of DUES.flatMap((due) => tasks[due].currentData?.items ?? []))
    if (applicationId !== null && companyName !== null && !found.has(applicationId))
      found.set(applicationId, companyName);
  const items = [...found].map(([id, companyName]) => ({ id, companyName }));
  const next = (chosen && tasks[chosen].currentData?.next) ?? null;
  return { currentData: { items, total: items.length, next } };
}

const FROM = 'from';
const TODAY = 'today';

/** Query string of an application's page when it is opened from Today. */
export const searchFromToday = (todaysSearch: string): string =>
  `?${withParams(new URLSearchParams(todaysSearch), { [FROM]: TODAY })}`;

export const isFromToday = (search: string): boolean => new URLSearchParams(search).get(FROM) === TODAY;

/** The link back to Today with the same filters. */
export function wayBackToToday(search: string): string {
  const params = withParams(new URLSearchParams(search), { [FROM]: null });
  return adminPaths.today + (params.size === 0 ? '' : `?${params}`);
}
