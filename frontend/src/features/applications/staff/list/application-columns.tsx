import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf, shortFundingOf } from '@/features/applications/staff/answers/answer-of';
import { ApplicationStatusChip, formatStatus } from '@/features/applications/staff/list/application-status';
import { formatStage } from '@/shared/application-answers/application-stage';
import { regulationStatus } from '@/features/applications/staff/review/application-perimeter';
import { DueChip } from '@/features/applications/staff/list/due-chip';
import { dayAndMonth, shortDate } from '@/shared/lib/dates';
import { ContactLine } from '@/shared/lists/contact-links';
import { CellLines } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { useIsPhone } from '@/shared/ui/use-is-phone';

/** What the stage says beyond the status; nothing where both say the same. */
const beyondStatus = ({ status, stage }: Application): string | null => {
  const isSaid =
    (status === 'pending' && stage === 'new') ||
    (status === 'in_review' && stage === 'reviewing') ||
    (status === 'rejected' && stage === 'closed') ||
    formatStage(stage) === formatStatus(status);
  return isSaid ? null : formatStage(stage);
};

/** In one word where a row is a card of two lines. */
function Funding(application: Application) {
  return useIsPhone() ? shortFundingOf(application) : answerOf(application, 'fundingType');
}

export const applicationColumns: readonly Column<Application>[] = [
  {
    key: 'companyName',
    header: 'Company',
    type: 'name',
    named: true,
    orders: ['company', '-company'],
    cell: ({ notes, ...row }) => <ContactLine {...row} more={notes && `Notes: ${notes}`} />,
  },
  {
    key: 'fundingType',
    header: 'Funding',
    type: 'product',
    inCard: 'second line first',
    cell: (application) => (
      <CellLines first={<Funding {...application} />} second={answerOf(application, 'amount')} />
    ),
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    inCard: 'first line',
    cell: (application) => (
      <CellLines
        first={<ApplicationStatusChip status={application.status} />}
        second={[beyondStatus(application), application.assignedLender].filter(Boolean).join(' · ')}
      />
    ),
  },
  { key: 'perimeter', header: 'Regulation', type: 'text', cell: regulationStatus, optional: true },
  { key: 'partner', header: 'Partner', type: 'text', cell: ({ partner }) => partner, optional: true },
  {
    key: 'nextTask',
    header: 'Next task',
    type: 'text',
    cell: ({ nextTask }) =>
      nextTask && <CellLines first={nextTask.title} second={`By ${dayAndMonth(nextTask.dueOn)}`} />,
    optional: true,
  },
  {
    key: 'owner',
    header: 'Owner',
    type: 'person',
    cell: ({ owner }) => owner?.name,
  },
  {
    key: 'due',
    header: 'Due',
    type: 'due',
    inCard: 'as it is',
    orders: ['due', '-due'],
    cell: (application) => application.due && <DueChip {...application} />,
  },
  {
    key: 'createdAt',
    header: 'Submitted',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt, partner }) => (
      <CellLines first={shortDate(createdAt)} second={partner && `From ${partner}`} />
    ),
  },
];
