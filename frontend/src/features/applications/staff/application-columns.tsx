import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answer-of';
import { ApplicationStatusChip } from '@/features/applications/staff/application-status';
import { DueChip } from '@/features/applications/staff/due-chip';
import { shortDate } from '@/shared/lib/dates';
import { ContactLines } from '@/shared/lists/contact-links';
import { CellLines, SecondLine } from '@/shared/lists/cell-lines';
import type { Column } from '@/shared/lists/data-table-columns';

export const applicationColumns: readonly Column<Application>[] = [
  {
    key: 'companyName',
    header: 'Company',
    width: 17,
    named: true,
    orders: ['company', '-company'],
    cell: ({ partner, notes }) => {
      const about = [partner && `From ${partner}`, notes && `Notes: ${notes}`].filter(Boolean).join(' · ');
      return about && <SecondLine>{about}</SecondLine>;
    },
  },
  {
    key: 'contact',
    header: 'Contact',
    width: 18,
    cell: (row) => <ContactLines {...row} />,
  },
  {
    key: 'fundingType',
    header: 'Funding',
    width: 12.5,
    cell: (application) => (
      <CellLines first={answerOf(application, 'fundingType')} second={answerOf(application, 'amount')} />
    ),
  },
  {
    key: 'status',
    header: 'Status',
    width: 9,
    cell: ({ status }) => <ApplicationStatusChip status={status} />,
  },
  {
    key: 'due',
    header: 'Due',
    width: 12.5,
    orders: ['due', '-due'],
    cell: (application) => application.due && <DueChip {...application} />,
  },
  {
    key: 'createdAt',
    header: 'Submitted',
    width: 10,
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ createdAt }) => shortDate(createdAt),
    oneLine: true,
  },
  { key: 'assignedLender', header: 'Lender', width: 13, cell: ({ assignedLender }) => assignedLender },
];
