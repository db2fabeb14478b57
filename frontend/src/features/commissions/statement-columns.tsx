import { formatMonth, STATEMENT_STATES, type Statement } from '@/features/commissions/ledger-labels';
import { shortDate } from '@/shared/lib/dates';
import { formatPenceInFull } from '@/shared/lib/money';
import { CellLines } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { chipOf } from '@/shared/ui/status-chip';

export const StatementChip = chipOf(STATEMENT_STATES);

/** Shared by staff and partners; staff columns go in between. */
export const statementColumns = <Row extends Statement>(
  between: readonly Column<Row>[] = [],
): readonly Column<Row>[] => [
  { key: 'number', header: 'Statement', type: 'name', cell: () => null },
  ...between,
  {
    key: 'month',
    header: 'Month',
    type: 'notedDate',
    inCard: 'as it is',
    orders: ['newest', 'oldest'],
    cell: ({ month }) => formatMonth(month),
  },
  {
    key: 'state',
    header: 'Status',
    type: 'notedStatus',
    inCard: 'first line',
    cell: ({ state, paidOn, paymentReference }) => (
      <CellLines
        first={<StatementChip status={state} />}
        second={paidOn !== null && `${shortDate(paidOn)}, ${paymentReference ?? ''}`}
      />
    ),
  },
  {
    key: 'approvedAt',
    header: 'Approved',
    type: 'date',
    cell: ({ approvedAt }) => (approvedAt === null ? '-' : shortDate(approvedAt)),
  },
  {
    key: 'totalPence',
    header: 'To be paid',
    type: 'money',
    inCard: 'first line',
    cell: ({ totalPence, vatPence }) => (
      <CellLines
        first={formatPenceInFull(totalPence)}
        second={vatPence !== 0 && `with ${formatPenceInFull(vatPence)} VAT`}
      />
    ),
  },
];
