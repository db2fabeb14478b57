import {
  formatMonth,
  STATEMENT_STATES,
  type Statement,
  toThePenny,
} from '@/features/commissions/ledger-labels';
import { shortDate } from '@/shared/lib/dates';
import { CellLines } from '@/shared/lists/cell-lines';
import type { Column } from '@/shared/lists/data-table-columns';
import { chipOf } from '@/shared/lists/status-chip';

export const StatementChip = chipOf(STATEMENT_STATES);

/** Shared by staff and partners; staff columns go in between. */
export const statementColumns = <Row extends Statement>(
  between: readonly Column<Row>[] = [],
): readonly Column<Row>[] => [
  { key: 'number', header: 'Statement', width: 18, cell: () => null },
  ...between,
  {
    key: 'month',
    header: 'Month',
    width: 14,
    orders: ['newest', 'oldest'],
    cell: ({ month }) => formatMonth(month),
    oneLine: true,
  },
  {
    key: 'state',
    header: 'State',
    width: 17,
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
    width: 13,
    figures: true,
    cell: ({ approvedAt }) => (approvedAt === null ? '-' : shortDate(approvedAt)),
    oneLine: true,
  },
  {
    key: 'totalPence',
    header: 'To be paid',
    width: 18,
    figures: true,
    cell: ({ totalPence, vatPence }) => (
      <CellLines
        first={toThePenny(totalPence)}
        second={vatPence !== 0 && `with ${toThePenny(vatPence)} VAT`}
      />
    ),
    oneLine: true,
  },
];
