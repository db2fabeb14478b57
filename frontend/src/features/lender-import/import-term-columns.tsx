import type { ImportTerm } from '@/features/lender-import/lender-import-api';
import { termKindLabel } from '@/features/lender-import/term-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import type { Column } from '@/shared/lists/table/data-table-columns';

export const importTermColumns: readonly Column<ImportTerm>[] = [
  { key: 'word', header: 'Term', type: 'name', cell: () => null },
  { key: 'kind', header: 'Kind', type: 'person', cell: ({ kind }) => termKindLabel(kind) },
  { key: 'means', header: 'Means', type: 'text', cell: ({ means }) => means },
  {
    key: 'taughtAt',
    header: 'Saved',
    type: 'time',
    orders: ['newest', 'oldest'],
    cell: ({ taughtAt }) => longDateAndTime(taughtAt),
  },
  { key: 'by', header: 'By', type: 'person', cell: ({ taughtBy }) => taughtBy },
];
