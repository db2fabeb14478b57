import { partnerAccountsApi, type PartnerListQuery } from '@/features/introducers/staff/partner-accounts-api';
import { businessTypes } from '@/features/introducers/partner/profile';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<PartnerListQuery>[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
  { name: 'businessType', label: 'Business type', options: businessTypes },
];

export const partnerList = {
  list: partnerAccountsApi.endpoints.listPartners,
  one: partnerAccountsApi.endpoints.getPartner,
  filters,
  refreshes: ['PartnerAccount'],
} as const;
