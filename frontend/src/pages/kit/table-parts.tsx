import { Part, State } from '@/pages/kit/specimen';
import { DataTable } from '@/shared/lists/table/data-table';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { ListToolbar } from '@/shared/lists/screen/list-toolbar';
import { RowActions } from '@/shared/lists/table/row-actions';
import { StatusChip } from '@/shared/ui/status-chip';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { EmptyState } from '@/shared/ui/states';

interface Case {
  id: string;
  company: string;
  amount: string | null;
  approved: boolean;
}

const cases: readonly Case[] = [
  { id: '1', company: 'Alder Joinery Ltd', amount: '£48,000', approved: true },
  { id: '2', company: 'Clyde Cold Stores Ltd', amount: '£1,250,000', approved: false },
  {
    id: '3',
    company: 'A company whose name goes on for longer than its column is wide Ltd',
    amount: null,
    approved: false,
  },
];

const columns: readonly Column<Case>[] = [
  { key: 'company', header: 'Company', type: 'name', orders: ['name', '-name'], cell: () => null },
  { key: 'amount', header: 'Amount', type: 'money', cell: ({ amount }) => amount },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    cell: ({ approved }) =>
      approved ? (
        <StatusChip tone="positive">Approved</StatusChip>
      ) : (
        <StatusChip tone="waiting">Pending</StatusChip>
      ),
  },
];

const nothing = () => undefined;
const kinds = [{ name: 'kind', label: 'Status', options: [{ value: 'pending', label: 'Pending' }] }];

/** The table in its states; on a narrow window each shows cards. */
export function TableParts() {
  const urlState = useListUrlState(kinds);
  const common = {
    label: 'Cases',
    columns,
    urlState,
    pageLength: 3,
    defaultSort: 'newest',
    busy: false,
    failure: null,
    onRetry: nothing,
    nameOf: ({ company }: Case) => company,
    actions: ({ company }: Case) => (
      <RowActions actions={[{ name: 'Edit', recordName: company, onAct: nothing }]} />
    ),
    empty: <EmptyState title="No cases submitted yet" message="The first one appears here." />,
  };
  const full = { items: cases, total: 138, next: 'next' };
  const none = { items: [], total: 0, next: null };
  return (
    <Part name="Table">
      <ListToolbar urlState={urlState} searchLabel="Search cases" filters={kinds}>
        {null}
      </ListToolbar>
      <State name="With rows, in pages">
        <DataTable {...common} page={full} />
      </State>
      <State name="Being read again">
        <DataTable {...common} page={full} busy />
      </State>
      <State name="Read before, failed since">
        <DataTable {...common} page={{ ...full, next: null, total: 3 }} failure="The database is away." />
      </State>
      <State name="Being read for the first time">
        <DataTable {...common} page={undefined} />
      </State>
      <State name="Failed">
        <DataTable {...common} page={undefined} failure="The database is away." />
      </State>
      <State name="Empty">
        <DataTable {...common} urlState={{ ...urlState, isFiltered: false, cursor: null }} page={none} />
      </State>
      <State name="Nothing matches">
        <DataTable {...common} urlState={{ ...urlState, isFiltered: true }} page={none} />
      </State>
    </Part>
  );
}
