import { casesApi, type CaseListQuery } from '@/features/applications/partner/cases-api';
import { caseFundingTypes } from '@/features/applications/partner/case-funding';
import { CASE_STATUSES } from '@/features/applications/partner/case-status';
import { optionsOf } from '@/shared/forms/fields/options';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<CaseListQuery>[] = [
  { name: 'status', label: 'Status', options: optionsOf(CASE_STATUSES) },
  { name: 'fundingType', label: 'Funding type', options: caseFundingTypes },
];

export const caseList = {
  list: casesApi.endpoints.listCases,
  one: casesApi.endpoints.showCase,
  filters,
  refreshes: ['Case'],
} as const;
