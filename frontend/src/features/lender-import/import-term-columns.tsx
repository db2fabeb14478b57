import type { ImportTerm } from '@/features/lender-import/lender-import-api';
import { wordKindLabel } from '@/features/lender-import/word-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import type { Column } from '@/shared/lists/table/data-table-columns';

export const importTermColumns: readonly Column<ImportTerm>[] = [
  { key: 'word', header: 'Term', holds: 'name', cell: () => null },
  { key: 'kind', header: 'Kind', holds: 'person', cell: ({ kind }) => wordKindLabel(kind) },
  { key: 'means', header: 'Means', holds: 'text', cell: ({ means }) => means },
  {
    key: 'taughtAt',
    header: 'Saved',
    holds: 'time',
    orders: ['newest', 'oldest'],
    cell: ({ taughtAt }) => longDateAndTime(taughtAt),
  },
  { key: 'by', header: 'By', holds: 'person', cell: ({ taughtBy }) => taughtBy },
];
