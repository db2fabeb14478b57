import { ledgerApi, type StatementQuery } from '@/features/commissions/staff/ledger-api';
import { statementStates } from '@/features/commissions/ledger-labels';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<StatementQuery>[] = [
  { name: 'state', label: 'Status', options: statementStates },
];

export const statementList = {
  list: ledgerApi.endpoints.listStatements,
  one: ledgerApi.endpoints.showStatement,
  filters,
  refreshes: ['Commission'],
} as const;
