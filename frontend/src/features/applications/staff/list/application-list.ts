import { useMemo } from 'react';
import {
  adminApplicationsApi,
  type ApplicationListQuery,
} from '@/features/applications/staff/admin-applications-api';
import { PartnerFilter } from '@/features/applications/staff/new-case/partner-filter';
import { perimeterOptions } from '@/features/applications/staff/review/application-perimeter';
import { stageOptions } from '@/shared/application-answers/application-stage';
import { statusOptions } from '@/features/applications/staff/list/application-status';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { useOwnerFilter } from '@/shared/owners/use-owner-filter';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

/** Marked duplicates are hidden by default. */
const DUPLICATES: FilterOf<ApplicationListQuery> = {
  name: 'duplicates',
  label: 'Duplicates',
  all: 'Hidden',
  options: [{ value: 'include', label: 'Shown' }],
};

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
  { name: 'partner', label: 'Partner', Control: PartnerFilter },
  DUPLICATES,
];

export const applicationList = {
  list: adminApplicationsApi.endpoints.listApplications,
  // `useApplicationFilters` adds the options of the owner.
  filters: [{ name: 'owner' }, ...FILTERS],
  refreshes: ['Application', 'Lender', 'PartnerAccount', 'Staff'],
} as const;

/** The filters with the staff who can own an application. */
export const useApplicationFilters = (
  signedInId: string | null,
): readonly FilterOf<ApplicationListQuery>[] => {
  const owner = useOwnerFilter(signedInId);
  return useMemo(() => [owner, ...FILTERS], [owner]);
};
