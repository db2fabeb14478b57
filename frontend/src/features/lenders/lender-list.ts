import { lendersApi, type LenderListQuery } from '@/features/lenders/lenders-api';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<LenderListQuery>[] = [
  {
    name: 'isActive',
    label: 'Status',
    options: [
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Inactive' },
    ],
  },
  {
    name: 'product',
    label: 'Product',
    options: fundingTypes,
  },
  {
    name: 'unconfirmedFor',
    label: 'Not confirmed for',
    all: 'Any time',
    options: [
      { value: '30', label: '30 days' },
      { value: '90', label: '90 days' },
      { value: '365', label: 'A year' },
    ],
  },
];

export const lenderList = {
  list: lendersApi.endpoints.listLenders,
  one: lendersApi.endpoints.getLender,
  filters,
  refreshes: ['Lender'],
} as const;
