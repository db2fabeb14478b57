import { useCallback } from 'react';
import { EndHoldDialog } from '@/features/people/hold-dialogs';
import { holdList } from '@/features/people/hold-list';
import type { Hold } from '@/features/people/people-api';
import { HOLD_SUBJECTS, HoldStatusChip } from '@/features/people/people-labels';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { longDate, longDateAndTime, shortDate } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { RecordLink } from '@/shared/lists/record-link';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import type { SavedViews } from '@/shared/lists/views/views-menu';
import { EmptyState } from '@/shared/ui/states';

const nameOf = ({ subjectName }: Hold): string => subjectName ?? 'A deleted record';

const columns: readonly Column<Hold>[] = [
  {
    key: 'subject',
    header: 'On hold',
    type: 'name',
    cell: ({ subjectType }) => lookUp(HOLD_SUBJECTS, subjectType),
  },
  { key: 'reason', header: 'Reason', type: 'text', cell: ({ reason }) => reason },
  { key: 'placedBy', header: 'Placed by', type: 'person', cell: ({ placedBy }) => placedBy?.name },
  {
    key: 'placedAt',
    header: 'Since',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ placedAt }) => shortDate(placedAt),
  },
  {
    key: 'endsOn',
    header: 'Ends',
    type: 'date',
    cell: ({ endsOn, endedAt }) => ((endedAt ?? endsOn) ? shortDate(endedAt ?? endsOn ?? '') : 'By hand'),
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    cell: ({ status }) => <HoldStatusChip status={status} />,
  },
];

/** What is kept from being deleted, and why. */
export function HoldsTab({ views }: { views: SavedViews }) {
  const screen = useListScreen(holdList);
  const { dialog, openDialog } = useDialog();
  const actionsOn = useCallback(
    (hold: Hold) =>
      hold.status === 'current'
        ? [
            {
              name: 'End hold',
              recordName: `on ${nameOf(hold)}`,
              onAct: () => openDialog(EndHoldDialog, { hold }),
            },
          ]
        : [],
    [openDialog],
  );
  return (
    <>
      <ListScreen
        label="Holds"
        {...screen}
        views={views}
        searchable={false}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOn}
        empty={
          <EmptyState
            title="Nothing is on hold"
            message="Put an application, a partner or a message on hold on its own screen. It is then kept until you end the hold."
          />
        }
        details={(hold, { actions, onClose }) => (
          <DetailDrawer title={nameOf(hold)} onClose={onClose} actions={actions}>
            <HoldStatusChip status={hold.status} />
            <DescriptionList>
              <DescriptionItem term="Record">
                <RecordLink
                  type={hold.subjectType}
                  id={hold.subjectId}
                  name={`${lookUp(HOLD_SUBJECTS, hold.subjectType)}: ${nameOf(hold)}`}
                />
              </DescriptionItem>
              <DescriptionItem term="Reason">{hold.reason}</DescriptionItem>
              <DescriptionItem term="Placed">
                {[longDateAndTime(hold.placedAt), hold.placedBy?.name].filter(Boolean).join(', by ')}
              </DescriptionItem>
              <DescriptionItem term="Ends">
                {hold.endsOn ? longDate(hold.endsOn) : 'When you end it'}
              </DescriptionItem>
              {hold.endedAt && (
                <DescriptionItem term="Ended">{longDateAndTime(hold.endedAt)}</DescriptionItem>
              )}
            </DescriptionList>
          </DetailDrawer>
        )}
      />
      {dialog}
    </>
  );
}
