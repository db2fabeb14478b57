import { activityApi, type ActivityQuery } from '@/features/activity/activity-api';
import { ACTOR_TYPES, SUBJECT_TYPES } from '@/features/activity/activity-labels';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<ActivityQuery>[] = [
  { name: 'person', label: 'Search people', typed: 'search' },
  { name: 'record', label: 'Search records', typed: 'search' },
  { name: 'actorType', label: 'Done by', all: 'Anyone', options: ACTOR_TYPES },
  { name: 'subjectType', label: 'About', all: 'Anything', options: SUBJECT_TYPES },
  { name: 'from', label: 'From', typed: 'date' },
  { name: 'to', label: 'To', typed: 'date' },
];

/** The list declaration that `firstPageQuery` and the screen share. */
export const activityLog = { list: activityApi.endpoints.listActivity, filters } as const;
