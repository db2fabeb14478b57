import { peopleApi, type DataRequestListQuery } from '@/features/people/people-api';
import { REQUEST_KINDS } from '@/features/people/people-labels';
import { optionsOf } from '@/shared/forms/fields/options';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<DataRequestListQuery>[] = [
  { name: 'status', label: 'Status', options: optionsOf({ open: 'Open', closed: 'Closed' }) },
  { name: 'kind', label: 'Kind', options: optionsOf(REQUEST_KINDS) },
];

export const requestList = {
  list: peopleApi.endpoints.listDataRequests,
  filters,
  refreshes: ['DataRequest', 'Staff'],
} as const;
