import type { LenderImport } from '@/features/lenders/lenders-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { inFigures } from '@/shared/lib/figures';
import type { Column } from '@/shared/portal/data-table-columns';
import { StatusChip } from '@/shared/portal/status-chip';

const count = (number: number): string | null => (number === 0 ? null : inFigures(number));

export const importColumns: readonly Column<LenderImport>[] = [
  { key: 'fileName', header: 'File', cell: () => null, least: '12rem', width: '30%' },
  {
    key: 'importedAt',
    header: 'Imported',
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ importedAt }) => importedAt && longDateAndTime(importedAt),
  },
  { key: 'by', header: 'By', cell: ({ importedBy }) => importedBy ?? 'A program' },
  { key: 'created', header: 'New', figures: true, cell: ({ created }) => count(created) },
  { key: 'updated', header: 'Changed', figures: true, cell: ({ updated }) => count(updated) },
  { key: 'failed', header: 'Refused', figures: true, cell: ({ failed }) => count(failed) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === 'undone' ? (
        <StatusChip tone="neutral">Undone</StatusChip>
      ) : (
        <StatusChip tone="positive">Imported</StatusChip>
      ),
  },
];
