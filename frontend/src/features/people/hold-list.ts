import { peopleApi, type HoldListQuery } from '@/features/people/people-api';
import { HOLD_SUBJECTS } from '@/features/people/people-labels';
import { optionsOf } from '@/shared/forms/fields/options';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<HoldListQuery>[] = [
  { name: 'status', label: 'Status', options: optionsOf({ current: 'On hold', ended: 'Ended' }) },
  { name: 'subjectType', label: 'Record', options: optionsOf(HOLD_SUBJECTS) },
];

export const holdList = {
  list: peopleApi.endpoints.listHolds,
  one: peopleApi.endpoints.getHold,
  filters,
  refreshes: ['Hold'],
} as const;
