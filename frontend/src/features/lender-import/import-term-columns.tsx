import type { ImportTerm } from '@/features/lender-import/lender-import-api';
import { wordKindLabel } from '@/features/lender-import/word-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import type { Column } from '@/shared/lists/data-table-columns';

export const importTermColumns: readonly Column<ImportTerm>[] = [
  { key: 'word', header: 'Word', width: 24.5, cell: () => null },
  { key: 'kind', header: 'As', width: 14, cell: ({ kind }) => wordKindLabel(kind) },
  { key: 'means', header: 'Means', width: 18.5, cell: ({ means }) => means },
  {
    key: 'taughtAt',
    header: 'Taught',
    width: 17.5,
    orders: ['newest', 'oldest'],
    cell: ({ taughtAt }) => longDateAndTime(taughtAt),
  },
  { key: 'by', header: 'By', width: 12.5, cell: ({ taughtBy }) => taughtBy },
];
