import { commissionsApi, type OwnLineQuery } from '@/features/commissions/partner/commissions-api';
import { lineStates } from '@/features/commissions/ledger-labels';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<OwnLineQuery>[] = [{ name: 'state', label: 'Status', options: lineStates }];

export const lineList = {
  list: commissionsApi.endpoints.listOwnLines,
  one: commissionsApi.endpoints.showOwnLine,
  filters,
  refreshes: ['Commission'],
} as const;
