import type { LenderImport } from '@/features/lender-import/lender-import-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { inFigures } from '@/shared/lib/figures';
import type { Column } from '@/shared/lists/data-table-columns';
import { StatusChip } from '@/shared/lists/status-chip';

const count = (number: number): string | null => (number === 0 ? null : inFigures(number));

export const importColumns: readonly Column<LenderImport>[] = [
  { key: 'fileName', header: 'File', width: 30, cell: () => null },
  {
    key: 'importedAt',
    header: 'Imported',
    width: 20,
    orders: ['newest', 'oldest'],
    cell: ({ importedAt }) => importedAt && longDateAndTime(importedAt),
  },
  { key: 'by', header: 'By', width: 13, cell: ({ importedBy }) => importedBy ?? 'A program' },
  { key: 'created', header: 'New', width: 7, figures: true, cell: ({ created }) => count(created) },
  { key: 'updated', header: 'Changed', width: 9.5, figures: true, cell: ({ updated }) => count(updated) },
  { key: 'failed', header: 'Rejected', width: 9.5, figures: true, cell: ({ failed }) => count(failed) },
  {
    key: 'status',
    header: 'Status',
    width: 11,
    cell: ({ status }) =>
      status === 'undone' ? (
        <StatusChip tone="neutral">Undone</StatusChip>
      ) : (
        <StatusChip tone="positive">Imported</StatusChip>
      ),
  },
];
