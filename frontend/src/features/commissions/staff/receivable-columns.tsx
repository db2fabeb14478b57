import { statusOf } from '@/features/commissions/staff/receivable-labels';
import type { Receivable } from '@/features/commissions/staff/receivables-api';
import { shortDate } from '@/shared/lib/dates';
import { formatPenceInFull } from '@/shared/lib/money';
import { CellLines } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { StatusChip } from '@/shared/ui/status-chip';

export function ReceivableChip({ receivable }: { receivable: Receivable }) {
  const { label, tone } = statusOf(receivable);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}

export const receivableColumns: readonly Column<Receivable>[] = [
  { key: 'name', header: 'Client', type: 'name', cell: () => null },
  { key: 'lender', header: 'Lender', type: 'party', inCard: 'as it is', cell: ({ lender }) => lender.name },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    inCard: 'as it is',
    cell: (receivable) => <ReceivableChip receivable={receivable} />,
  },
  {
    key: 'expectedOn',
    header: 'Due',
    type: 'date',
    orders: ['expected', '-expected'],
    cell: ({ expectedOn }) => shortDate(expectedOn),
  },
  {
    key: 'expectedPence',
    header: 'Expected',
    type: 'money',
    cell: ({ expectedPence }) => formatPenceInFull(expectedPence),
  },
  {
    key: 'receivedPence',
    header: 'Received',
    type: 'money',
    cell: ({ receivedPence, receipts }) => (
      <CellLines
        first={formatPenceInFull(receivedPence)}
        second={receipts.length > 0 && shortDate(receipts[receipts.length - 1]?.receivedOn ?? '')}
      />
    ),
  },
  {
    key: 'openPence',
    header: 'Outstanding',
    type: 'money',
    inCard: 'as it is',
    cell: ({ openPence }) => formatPenceInFull(openPence),
  },
];
