import {
  ComplaintStatusChip,
  complaintDue,
  COMPLAINT_KINDS,
  complaintNextStep,
  COMPLAINT_OUTCOMES,
} from '@/features/complaints/staff/complaint-labels';
import type { Complaint } from '@/features/complaints/staff/complaints-api';
import { shortDate } from '@/shared/lib/dates';
import { humanise, lookUp } from '@/shared/lib/labels';
import { CellLines, PartsLine } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { StatusChip } from '@/shared/ui/status-chip';

/** The next deadline, or the outcome of a closed complaint. */
function Due({ complaint }: { complaint: Complaint }) {
  const step = complaintNextStep(complaint);
  if (step === null) {
    const { outcome, respondedOn } = complaint;
    return (
      <CellLines
        first={outcome && (lookUp(COMPLAINT_OUTCOMES, outcome) ?? humanise(outcome))}
        second={respondedOn && shortDate(respondedOn)}
      />
    );
  }
  const what = step.kind === 'acknowledge' ? 'Acknowledge' : 'Final response';
  if (step.dueOn === null) return <CellLines first="Without delay" second={what} />;
  const { label, tone } = complaintDue(step.dueOn);
  return <CellLines first={<StatusChip tone={tone}>{label}</StatusChip>} second={what} />;
}

export const complaintColumns: readonly Column<Complaint>[] = [
  {
    key: 'name',
    header: 'Complainant',
    type: 'name',
    cell: ({ reference, company, companyName }) => (
      <PartsLine parts={[<span>{reference}</span>, <span>{companyName ?? company}</span>]} />
    ),
  },
  { key: 'kind', header: 'About', type: 'person', cell: ({ kind }) => lookUp(COMPLAINT_KINDS, kind) },
  { key: 'whatHappened', header: 'What happened', type: 'text', cell: ({ whatHappened }) => whatHappened },
  {
    key: 'due',
    header: 'Due',
    type: 'status',
    inCard: 'as it is',
    cell: (complaint) => <Due complaint={complaint} />,
  },
  { key: 'owner', header: 'Owner', type: 'person', cell: ({ owner }) => owner?.name ?? 'Unassigned' },
  {
    key: 'receivedOn',
    header: 'Received',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ receivedOn }) => shortDate(receivedOn),
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    cell: ({ status }) => <ComplaintStatusChip status={status} />,
  },
];
