import { lenderImportApi, type ImportTermListQuery } from '@/features/lender-import/lender-import-api';
import { TERM_KINDS } from '@/features/lender-import/term-kinds';
import { optionsOf } from '@/shared/forms/fields/options';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<ImportTermListQuery>[] = [
  { name: 'kind', label: 'As', options: optionsOf(TERM_KINDS) },
];

export const importTermList = {
  list: lenderImportApi.endpoints.listImportTerms,
  one: lenderImportApi.endpoints.getImportTerm,
  filters,
  refreshes: ['ImportTerm'],
} as const;
