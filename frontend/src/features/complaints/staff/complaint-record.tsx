import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { VULNERABLE } from '@/features/complaints/staff/change-complaint-dialog';
import {
  AcknowledgeDialog,
  EditComplaintDialog,
  FinalResponseDialog,
} from '@/features/complaints/staff/complaint-dialogs';
import {
  ComplaintStatusChip,
  dueInWords,
  KINDS,
  nextStepOf,
  OUTCOMES,
  stepSentence,
  type ComplaintStep,
} from '@/features/complaints/staff/complaint-labels';
import type { Complaint } from '@/features/complaints/staff/complaints-api';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { applicationPath } from '@/shared/frame/paths';
import { longDate } from '@/shared/lib/dates';
import { humanise, lookUp } from '@/shared/lib/labels';
import { formatPence } from '@/shared/lib/money';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { Fact, Facts } from '@/shared/lists/screen/detail-drawer';
import { StatusChip } from '@/shared/lists/status-chip';
import { writtenText } from '@/shared/lists/written-text';
import { RecordColumns } from '@/shared/frame/record-columns';
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
  const step = nextStepOf(complaint);
  const button = step && STEP_BUTTONS[step.kind];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={head}>
        <ComplaintStatusChip status={complaint.status} />
        <span>{lookUp(KINDS, complaint.kind)}</span>
        <PhoneOrNone phone={complaint.phone} />
        <MailLink to={complaint.email} />
      </Box>
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

const PhoneOrNone = ({ phone }: { phone: string | null }) => phone !== null && <PhoneLink to={phone} />;

/** Says so if the deadline has passed or is today. */
function Lateness({ step: { dueOn } }: { step: ComplaintStep }) {
  if (dueOn === null) return null;
  const { label, tone } = dueInWords(dueOn);
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
    <Facts>
      <Fact name="Received">{longDate(complaint.receivedOn)}</Fact>
      <Fact name="Acknowledged">{byDay(acknowledgedOn, acknowledgeBy)}</Fact>
      <Fact name="Final response">
        {respondedOn === null && respondBy === null
          ? 'Due without undue delay'
          : byDay(respondedOn, respondBy)}
      </Fact>
      <Fact name="Outcome">{outcome && (lookUp(OUTCOMES, outcome) ?? humanise(outcome))}</Fact>
      <Fact name="Redress">{redressPence === null ? null : formatPence(redressPence)}</Fact>
      <Fact name="Root cause">{complaint.rootCause}</Fact>
      <Fact name="Vulnerable customer">
        {isVulnerable === null ? 'Not assessed' : VULNERABLE[`${isVulnerable}`]}
      </Fact>
      <Fact name="Owner">{owner?.name ?? 'Unassigned'}</Fact>
      <Fact name="Company">{company}</Fact>
      <Fact name="Application">
        {applicationId !== null && (
          <MuiLink component={Link} to={applicationPath(applicationId)}>
            {companyName ?? 'Open the application'}
          </MuiLink>
        )}
      </Fact>
      <Fact name="Product">{product && fundingTypes.find(({ value }) => value === product)?.label}</Fact>
      <Fact name="Notes">{complaint.notes}</Fact>
    </Facts>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;
