import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answer-of';
import { ApplicationStatusChip } from '@/features/applications/staff/application-status';
import { formatStage } from '@/features/applications/staff/application-stage';
import { regulationStatus } from '@/features/applications/staff/application-perimeter';
import { DueChip } from '@/features/applications/staff/due-chip';
import { dayAndMonth, shortDate } from '@/shared/lib/dates';
import { ContactLines } from '@/shared/lists/contact-links';
import { CellLines, SecondLine } from '@/shared/lists/cell-lines';
import type { Column } from '@/shared/lists/data-table-columns';

export const applicationColumns: readonly Column<Application>[] = [
  {
    key: 'companyName',
    header: 'Company',
    width: 13.2,
    named: true,
    orders: ['company', '-company'],
    cell: ({ partner, notes }) => {
      const secondLine = [partner && `From ${partner}`, notes && `Notes: ${notes}`]
        .filter(Boolean)
        .join(' · ');
      return secondLine && <SecondLine>{secondLine}</SecondLine>;
    },
  },
  { key: 'contact', header: 'Contact', width: 14.6, cell: (row) => <ContactLines {...row} /> },
  {
    key: 'fundingType',
    header: 'Funding',
    width: 9.6,
    cell: (application) => (
      <CellLines first={answerOf(application, 'fundingType')} second={answerOf(application, 'amount')} />
    ),
  },
  {
    key: 'status',
    header: 'Status',
    width: 9.8,
    cell: ({ status }) => <ApplicationStatusChip status={status} />,
  },
  {
    key: 'stage',
    header: 'Stage, lender',
    width: 11.9,
    cell: ({ stage, assignedLender }) => <CellLines first={formatStage(stage)} second={assignedLender} />,
  },
  {
    key: 'perimeter',
    header: 'Regulation',
    width: 10.5,
    cell: regulationStatus,
    onRequest: true,
  },
  { key: 'partner', header: 'Partner', width: 12, cell: ({ partner }) => partner, onRequest: true },
  {
    key: 'nextTask',
    header: 'Next task',
    width: 12,
    cell: ({ nextTask }) =>
      nextTask && <CellLines first={nextTask.title} second={`By ${dayAndMonth(nextTask.dueOn)}`} />,
    onRequest: true,
  },
  { key: 'owner', header: 'Owner', width: 8.4, cell: ({ owner }) => owner?.name },
  {
    key: 'due',
    header: 'Due',
    width: 11.6,
    orders: ['due', '-due'],
    cell: (application) => application.due && <DueChip {...application} />,
  },
  {
    key: 'createdAt',
    header: 'Submitted',
    width: 10.8,
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDate(createdAt),
    oneLine: true,
  },
];
