import { formatLineAmount, LINE_STATES, type Line } from '@/features/commissions/ledger-labels';
import { shortDate } from '@/shared/lib/dates';
import { CellLines } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { chipOf } from '@/shared/ui/status-chip';

export const LineChip = chipOf(LINE_STATES);

/** Shared by staff and partners; staff columns go in between. */
export const lineColumns = <Row extends Line>(
  between: readonly Column<Row>[] = [],
): readonly Column<Row>[] => [
  { key: 'name', header: 'For', type: 'name', cell: () => null },
  ...between,
  { key: 'how', header: 'Basis', type: 'text', cell: ({ how }) => how },
  {
    key: 'state',
    header: 'Status',
    type: 'status',
    inCard: 'as it is',
    cell: ({ state }) => <LineChip status={state} />,
  },
  {
    key: 'earnedOn',
    header: 'Earned',
    type: 'notedDate',
    inCard: 'first line',
    cell: ({ earnedOn, dueOn, state }) => (
      <CellLines
        first={earnedOn === null ? '-' : shortDate(earnedOn)}
        second={state === 'earned' && dueOn !== null && `Due ${shortDate(dueOn)}`}
      />
    ),
  },
  {
    key: 'amountPence',
    header: 'Amount',
    type: 'money',
    inCard: 'first line',
    cell: ({ amountPence, vatPence }) => (
      <CellLines
        first={formatLineAmount(amountPence)}
        second={vatPence !== null && vatPence !== 0 && `${formatLineAmount(vatPence)} VAT`}
      />
    ),
  },
];
