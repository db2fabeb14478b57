import type { TaughtWord } from '@/features/lenders/lenders-api';
import { WORD_KINDS } from '@/features/lenders/word-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import type { Column } from '@/shared/portal/data-table-columns';

export const taughtWordColumns: readonly Column<TaughtWord>[] = [
  { key: 'word', header: 'Word', cell: () => null, least: '10rem', width: '28%' },
  { key: 'kind', header: 'As', cell: ({ kind }) => WORD_KINDS[kind] },
  { key: 'means', header: 'Means', cell: ({ means }) => means },
  {
    key: 'taughtAt',
    header: 'Taught',
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ taughtAt }) => longDateAndTime(taughtAt),
  },
  { key: 'by', header: 'By', cell: ({ taughtBy }) => taughtBy },
];
