import { useMemo } from 'react';
import {
  adminApplicationsApi,
  usePartnerChoicesQuery,
  type ApplicationListQuery,
} from '@/features/applications/staff/admin-applications-api';
import { perimeterOptions } from '@/features/applications/staff/application-perimeter';
import { stageOptions } from '@/features/applications/staff/application-stage';
import { statusOptions } from '@/features/applications/staff/application-status';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { useOwnerFilter } from '@/shared/owners/use-owner-filter';
import type { FilterOf } from '@/shared/lists/use-list-screen';

const FILTERS: readonly FilterOf<ApplicationListQuery>[] = [
  { name: 'status', label: 'Status', options: statusOptions },
  { name: 'stage', label: 'Stage', options: stageOptions },
  {
    name: 'due',
    label: 'Answer',
    options: [
      { value: 'overdue', label: 'Overdue' },
      { value: 'soon', label: 'Due soon' },
    ],
  },
  { name: 'perimeter', label: 'Regulation', options: perimeterOptions },
  { name: 'fundingType', label: 'Product', options: fundingTypes },
  {
    name: 'received',
    label: 'Received',
    options: [
      { value: '24h', label: 'In the last 24 hours' },
      { value: '7d', label: 'In the last 7 days' },
      { value: '30d', label: 'In the last 30 days' },
      { value: 'older', label: 'Earlier' },
    ],
  },
];

/** What was marked as the same enquiry once more. */
const DUPLICATES: FilterOf<ApplicationListQuery> = {
  name: 'duplicates',
  label: 'Duplicates',
  all: 'Hidden',
  options: [{ value: 'include', label: 'Shown' }],
};

export const applicationList = {
  list: adminApplicationsApi.endpoints.listApplications,
  // `useApplicationFilters` adds the options of the owner and the partner.
  filters: [{ name: 'owner' }, ...FILTERS, { name: 'partner' }, DUPLICATES],
  refreshes: ['Application', 'Lender', 'PartnerAccount', 'Staff'],
} as const;

const DIRECT = { value: 'direct', label: 'No partner' };

/** With the staff and the partners that there are. */
export const useApplicationFilters = (
  signedInId: string | null,
): readonly FilterOf<ApplicationListQuery>[] => {
  const owner = useOwnerFilter(signedInId);
  const { data = [] } = usePartnerChoicesQuery(undefined);
  return useMemo(() => {
    const partners = data.map(({ id, companyName }) => ({ value: id, label: companyName }));
    return [
      owner,
      ...FILTERS,
      { name: 'partner', label: 'Partner', options: [DIRECT, ...partners] },
      DUPLICATES,
    ];
  }, [owner, data]);
};
