import { useMemo } from 'react';
import {
  usePartnerChoicesQuery,
  type ApplicationListQuery,
} from '@/features/applications/staff/admin-applications-api';
import { statusOptions } from '@/features/applications/staff/application-status';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import type { FilterOf } from '@/shared/lists/use-list-screen';

const FILTERS: readonly FilterOf<ApplicationListQuery>[] = [
  { name: 'status', label: 'Status', all: 'All', options: statusOptions },
  {
    name: 'due',
    label: 'Answer',
    all: 'All',
    options: [
      { value: 'overdue', label: 'Overdue' },
      { value: 'soon', label: 'Due soon' },
    ],
  },
  { name: 'fundingType', label: 'Product', all: 'All', options: fundingTypes },
  {
    name: 'received',
    label: 'Received',
    all: 'At any time',
    options: [
      { value: '24h', label: 'In the last 24 hours' },
      { value: '7d', label: 'In the last 7 days' },
      { value: '30d', label: 'In the last 30 days' },
      { value: 'older', label: 'Earlier' },
    ],
  },
];

const DIRECT = { value: 'direct', label: 'Came directly' };

/** With the partners that there are; until they are read, the one that the address may name is among them. */
export const useApplicationFilters = (): readonly FilterOf<ApplicationListQuery>[] => {
  const { data = [] } = usePartnerChoicesQuery(undefined);
  return useMemo(() => {
    const partners = data.map(({ id, companyName }) => ({ value: id, label: companyName }));
    return [...FILTERS, { name: 'partner', label: 'Partner', all: 'All', options: [DIRECT, ...partners] }];
  }, [data]);
};
