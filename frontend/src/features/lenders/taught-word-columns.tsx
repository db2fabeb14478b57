import type { TaughtWord } from '@/features/lenders/lenders-api';
import { WORD_KINDS } from '@/features/lenders/word-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import type { Column } from '@/shared/portal/data-table-columns';

export const taughtWordColumns: readonly Column<TaughtWord>[] = [
  { key: 'word', header: 'Word', width: 26, cell: () => null },
  { key: 'kind', header: 'As', width: 15, cell: ({ kind }) => WORD_KINDS[kind] },
  { key: 'means', header: 'Means', width: 19, cell: ({ means }) => means },
  {
    key: 'taughtAt',
    header: 'Taught',
    width: 18,
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ taughtAt }) => longDateAndTime(taughtAt),
  },
  { key: 'by', header: 'By', width: 13, cell: ({ taughtBy }) => taughtBy },
];
