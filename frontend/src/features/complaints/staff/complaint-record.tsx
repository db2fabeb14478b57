import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { VULNERABLE } from '@/features/complaints/staff/use-complaint-changes';
import {
  AcknowledgeDialog,
  EditComplaintDialog,
  FinalResponseDialog,
} from '@/features/complaints/staff/complaint-dialogs';
import {
  ComplaintStatusChip,
  complaintDue,
  COMPLAINT_KINDS,
  complaintNextStep,
  COMPLAINT_OUTCOMES,
  stepSentence,
  type ComplaintStep,
} from '@/features/complaints/staff/complaint-labels';
import type { Complaint } from '@/features/complaints/staff/complaints-api';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { applicationPath } from '@/shared/routing/paths';
import { longDate } from '@/shared/lib/dates';
import { humanise, lookUp } from '@/shared/lib/labels';
import { formatPence } from '@/shared/lib/money';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { StatusChip } from '@/shared/ui/status-chip';
import { writtenText } from '@/shared/ui/written-text';
import { RecordColumns } from '@/shared/portal/record-columns';
import { RecordHead } from '@/shared/portal/record-head';
import { Section } from '@/shared/ui/section';

interface ComplaintRecordProps {
  complaint: Complaint;
  /** Id of the signed-in staff member. */
  signedInId: string | null;
}

const STEP_BUTTONS = {
  acknowledge: { label: 'Record acknowledgement', Dialog: AcknowledgeDialog },
  respond: { label: 'Record final response', Dialog: FinalResponseDialog },
} as const;

/** A complaint in the register: what must be done next, what was written, what was recorded. */
export function ComplaintRecord({ complaint, signedInId }: ComplaintRecordProps) {
  const { dialog, openDialog } = useDialog();
  const step = complaintNextStep(complaint);
  const button = step && STEP_BUTTONS[step.kind];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RecordHead
        status={<ComplaintStatusChip status={complaint.status} />}
        kind={lookUp(COMPLAINT_KINDS, complaint.kind)}
        phone={complaint.phone}
        email={complaint.email}
      />
      {step && button && (
        <Section
          variant="card"
          title="Next step"
          actions={<Button onClick={() => openDialog(button.Dialog, { complaint })}>{button.label}</Button>}
        >
          <Typography variant="h4" component="p">
            {stepSentence(step)}
          </Typography>
          <Lateness step={step} />
        </Section>
      )}
      <RecordColumns
        work={
          <Section variant="card" title="Complaint">
            <Typography sx={writtenText}>{complaint.whatHappened}</Typography>
            {complaint.wanted !== null && (
              <>
                <Typography variant="h4" component="h3" sx={{ mt: 2.5, mb: 0.5 }}>
                  What would put it right
                </Typography>
                <Typography sx={writtenText}>{complaint.wanted}</Typography>
              </>
            )}
          </Section>
        }
        facts={
          <Section
            variant="card"
            title="Register"
            actions={
              <Button
                variant="outlined"
                size="small"
                onClick={() => openDialog(EditComplaintDialog, { complaint, signedInId })}
              >
                Edit
              </Button>
            }
          >
            <Register complaint={complaint} />
          </Section>
        }
        history={null}
      />
      {dialog}
    </Box>
  );
}

/** Says so if the deadline has passed or is today. */
function Lateness({ step: { dueOn } }: { step: ComplaintStep }) {
  if (dueOn === null) return null;
  const { label, tone } = complaintDue(dueOn);
  return tone === 'neutral' ? null : <StatusChip tone={tone}>{label}</StatusChip>;
}

const byDay = (done: string | null, by: string | null): string | null => {
  if (done !== null) return longDate(done);
  return by === null ? null : `Due by ${longDate(by)}`;
};

function Register({ complaint }: { complaint: Complaint }) {
  const { applicationId, companyName, company, product, owner, outcome, redressPence } = complaint;
  const { acknowledgedOn, acknowledgeBy, respondedOn, respondBy, isVulnerable } = complaint;
  return (
    <DescriptionList>
      <DescriptionItem term="Received">{longDate(complaint.receivedOn)}</DescriptionItem>
      <DescriptionItem term="Acknowledged">{byDay(acknowledgedOn, acknowledgeBy)}</DescriptionItem>
      <DescriptionItem term="Final response">
        {respondedOn === null && respondBy === null
          ? 'Due without undue delay'
          : byDay(respondedOn, respondBy)}
      </DescriptionItem>
      <DescriptionItem term="Outcome">
        {outcome && (lookUp(COMPLAINT_OUTCOMES, outcome) ?? humanise(outcome))}
      </DescriptionItem>
      <DescriptionItem term="Redress">
        {redressPence === null ? null : formatPence(redressPence)}
      </DescriptionItem>
      <DescriptionItem term="Root cause">{complaint.rootCause}</DescriptionItem>
      <DescriptionItem term="Vulnerable customer">
        {isVulnerable === null ? 'Not assessed' : VULNERABLE[`${isVulnerable}`]}
      </DescriptionItem>
      <DescriptionItem term="Owner">{owner?.name ?? 'Unassigned'}</DescriptionItem>
      <DescriptionItem term="Company">{company}</DescriptionItem>
      <DescriptionItem term="Application">
        {applicationId !== null && (
          <MuiLink component={Link} to={applicationPath(applicationId)}>
            {companyName ?? 'Open the application'}
          </MuiLink>
        )}
      </DescriptionItem>
      <DescriptionItem term="Product">
        {product && fundingTypes.find(({ value }) => value === product)?.label}
      </DescriptionItem>
      <DescriptionItem term="Notes">{complaint.notes}</DescriptionItem>
    </DescriptionList>
  );
}
