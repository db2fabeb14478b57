import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DataRequest } from '@/features/people/people-api';
import { clockOf, REQUEST_KINDS, REQUEST_OUTCOMES } from '@/features/people/people-labels';
import { RecordRequestDialog } from '@/features/people/record-request-dialog';
import { requestList } from '@/features/people/request-list';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { dataRequestPath } from '@/shared/routing/paths';
import { shortDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { lookUp } from '@/shared/lib/labels';
import { CellLines, PartsLine } from '@/shared/lists/table/cell-lines';
import { MailLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { StatusChip } from '@/shared/ui/status-chip';
import { useList } from '@/shared/lists/screen/use-list-screen';
import type { SavedViews } from '@/shared/lists/views/views-menu';
import { EmptyState } from '@/shared/ui/states';

export function ClockChip({ request }: { request: DataRequest }) {
  const { label, tone } = clockOf(request);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}

const columns: readonly Column<DataRequest>[] = [
  {
    key: 'name',
    header: 'Person',
    type: 'name',
    cell: ({ reference, email }) => <PartsLine parts={[<span>{reference}</span>, <MailLink to={email} />]} />,
  },
  {
    key: 'kind',
    header: 'Kind',
    type: 'person',
    inCard: 'as it is',
    cell: ({ kind }) => lookUp(REQUEST_KINDS, kind),
  },
  {
    key: 'clock',
    header: 'Clock',
    type: 'product',
    inCard: 'as it is',
    cell: (request) => (
      <CellLines
        first={<ClockChip request={request} />}
        second={request.outcome && lookUp(REQUEST_OUTCOMES, request.outcome)}
      />
    ),
  },
  {
    key: 'records',
    header: 'Records',
    type: 'person',
    cell: ({ records }) => (records.length === 0 ? 'Not chosen' : counted(records.length, 'record')),
  },
  { key: 'owner', header: 'Owner', type: 'person', cell: ({ owner }) => owner?.name ?? 'Unassigned' },
  {
    key: 'receivedOn',
    header: 'Received',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ receivedOn }) => shortDate(receivedOn),
  },
];

/** What people ask about their data: who, what and by when. */
export function RequestsTab({ views }: { views: SavedViews }) {
  const screen = useList(requestList);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { dialog, openDialog } = useDialog();
  const linkTo = useCallback(({ id }: DataRequest) => dataRequestPath(id) + search, [search]);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <Button
          onClick={() =>
            openDialog(RecordRequestDialog, { onRecorded: ({ id }) => void navigate(dataRequestPath(id)) })
          }
        >
          Record request
        </Button>
      </Box>
      <ListScreen
        label="Data requests"
        {...screen}
        views={views}
        columns={columns}
        nameOf={({ name }) => name}
        linkTo={linkTo}
        empty={
          <EmptyState
            title="No data requests yet"
            message="Record a request when someone asks for a copy of their data, or to correct, delete or stop using it."
          />
        }
      />
      {dialog}
    </>
  );
}
