import { LenderFilter } from '@/features/commissions/staff/lender-filter';
import { receivableStates } from '@/features/commissions/staff/receivable-labels';
import { receivablesApi, type ReceivableQuery } from '@/features/commissions/staff/receivables-api';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<ReceivableQuery>[] = [
  { name: 'state', label: 'Status', options: receivableStates },
  {
    name: 'overdue',
    label: 'Due',
    options: [
      { value: 'true', label: 'Overdue' },
      { value: 'false', label: 'Not overdue' },
    ],
  },
  { name: 'lender', label: 'Lender', Control: LenderFilter },
];

export const receivableList = {
  list: receivablesApi.endpoints.listReceivables,
  one: receivablesApi.endpoints.showReceivable,
  filters,
  refreshes: ['Commission'],
} as const;
