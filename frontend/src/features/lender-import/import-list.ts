import { lenderImportApi } from '@/features/lender-import/lender-import-api';

export const importList = {
  list: lenderImportApi.endpoints.listImports,
  one: lenderImportApi.endpoints.getImport,
  refreshes: ['LenderImport'],
} as const;
