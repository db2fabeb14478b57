import type { LenderImport } from '@/features/lender-import/lender-import-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { inFigures } from '@/shared/lib/figures';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { StatusChip } from '@/shared/ui/status-chip';

const count = (number: number): string | null => (number === 0 ? null : inFigures(number));

export const importColumns: readonly Column<LenderImport>[] = [
  { key: 'fileName', header: 'File', type: 'name', cell: () => null },
  {
    key: 'importedAt',
    header: 'Imported',
    type: 'time',
    orders: ['newest', 'oldest'],
    cell: ({ importedAt }) => importedAt && longDateAndTime(importedAt),
  },
  { key: 'by', header: 'By', type: 'person', cell: ({ importedBy }) => importedBy ?? 'A program' },
  { key: 'created', header: 'New', type: 'count', cell: ({ created }) => count(created) },
  { key: 'updated', header: 'Changed', type: 'count', cell: ({ updated }) => count(updated) },
  { key: 'failed', header: 'Rejected', type: 'count', cell: ({ failed }) => count(failed) },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    cell: ({ status }) =>
      status === 'undone' ? (
        <StatusChip tone="neutral">Undone</StatusChip>
      ) : (
        <StatusChip tone="positive">Imported</StatusChip>
      ),
  },
];
