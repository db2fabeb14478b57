import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { timelineOf } from '@/features/cases/case-timeline';
import { CaseStatusChip } from '@/features/cases/case-status';
import { useShowCaseQuery, type Case, type CaseInFull, type KeptMatch } from '@/features/cases/cases-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { fundingTypeInWords } from '@/shared/lib/funding-type';
import { sentenceOf } from '@/shared/lib/failure';
import { asPounds } from '@/shared/lib/pounds';
import { MailLink, PhoneLink } from '@/shared/portal/contact-links';
import { DetailDrawer, Fact, Facts } from '@/shared/portal/detail-drawer';
import { Timeline } from '@/shared/portal/timeline';

interface CaseDetailsProps {
  /** As the list has it; the rest is read when it is opened. */
  listed: Case;
  onClose: () => void;
  actions?: ReactNode;
  /** Shows the lenders that fitted when the case was submitted. */
  matches: (kept: readonly KeptMatch[]) => ReactNode;
}

/** Everything that is known of a case, and what has happened to it. */
export function CaseDetails({ listed, onClose, actions, matches }: CaseDetailsProps) {
  const full = useShowCaseQuery(listed.id);
  const { companyName, status, assignedLender, notes } = listed;
  return (
    <DetailDrawer title={companyName} open onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 3.5 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <CaseStatusChip status={status} />
          {assignedLender && <Typography>With {assignedLender}</Typography>}
        </Box>
        <Part title="What happened">
          {full.currentData ? (
            <Timeline label="What happened" entries={timelineOf(full.currentData)} />
          ) : (
            <Reading failure={full.error} onRetry={() => void full.refetch()} />
          )}
        </Part>
        <Part title="Your notes">
          <Typography variant="body2" sx={notes ? written : { color: 'text.secondary' }}>
            {notes ?? 'None yet. Only you and the broker read them.'}
          </Typography>
        </Part>
        <Part title="What was submitted">
          <Submitted listed={listed} further={full.currentData?.furtherAnswers ?? []} />
        </Part>
        {full.currentData && (
          <Part title="Lenders that fitted then">{matches(full.currentData.matches)}</Part>
        )}
      </Box>
    </DetailDrawer>
  );
}

interface SubmittedProps {
  listed: Case;
  further: CaseInFull['furtherAnswers'];
}

function Submitted({ listed, further }: SubmittedProps) {
  const { contactName, email, phone, fundingType, amount, tradingHistory, externalReference } = listed;
  return (
    <Facts>
      <Fact name="Contact">{contactName}</Fact>
      <Fact name="Email">
        <MailLink to={email} />
      </Fact>
      <Fact name="Phone">
        <PhoneLink to={phone} />
      </Fact>
      <Fact name="Funding type">{fundingTypeInWords(fundingType)}</Fact>
      <Fact name="Amount required">{asPounds(amount)}</Fact>
      <Fact name="Trading history">{tradingHistory}</Fact>
      {further.map(({ question, answer }) => (
        <Fact key={question} name={question}>
          {answer}
        </Fact>
      ))}
      {externalReference && <Fact name="Your reference">{externalReference}</Fact>}
      <Fact name="Submitted">
        {longDateAndTime(listed.createdAt)}
        {listed.viaLink && ', by your client through your link'}
      </Fact>
      <Fact name="Client’s consent">{consentOf(listed)}</Fact>
    </Facts>
  );
}

const consentOf = ({ clientConsentAt, viaLink }: Case): string | null => {
  if (!clientConsentAt) return null;
  const at = longDateAndTime(clientConsentAt);
  return viaLink ? `Given by your client, ${at}` : `You said that your client knows, ${at}`;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Reading({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  if (!failure) {
    return (
      <Box role="status" aria-label="Loading what happened" sx={{ display: 'grid', gap: 1 }}>
        <Skeleton height={24} width="60%" />
        <Skeleton height={24} width="80%" />
      </Box>
    );
  }
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2">{sentenceOf(failure, 'What happened could not be read.')}</Typography>
      <Button variant="outlined" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}

const written = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
