import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answers/answer-of';
import { ApplicationOwner } from '@/features/applications/staff/case/application-owner';
import { regulationStatus } from '@/features/applications/staff/review/application-perimeter';
import { formatStage } from '@/shared/application-answers/application-stage';
import { ApplicationStatusChip } from '@/features/applications/staff/list/application-status';
import { DueChip } from '@/features/applications/staff/list/due-chip';
import { MINUTE_MS, longDate } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/durations';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';

interface ApplicationHeadProps {
  application: Application;
  /** The user's id. */
  signedInId: string | null;
  /** Records that staff called, emailed or met the client. */
  onContact: () => void;
  /** Actions on the whole application, such as buttons. */
  actions: ReactNode;
}

/** At a glance: the request, the contact, the stage, how long it has waited, and the owner. */
export function ApplicationHead({ application, signedInId, onContact, actions }: ApplicationHeadProps) {
  const {
    stage,
    status,
    due,
    assignedLender,
    acceptedLender,
    partner,
    contactName,
    email,
    phone,
    createdAt,
  } = application;
  const [type, amount] = [answerOf(application, 'fundingType'), answerOf(application, 'amount')];
  return (
    <Box sx={head}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[type, amount, partner && `from ${partner}`].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={contact}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {contactName}
        </Typography>
        <PhoneLink to={phone} />
        <MailLink to={email} />
        <Button variant="outlined" size="small" onClick={onContact}>
          I called
        </Button>
      </Box>
      {acceptedLender !== null && acceptedLender !== assignedLender && (
        <Alert severity="warning" role="note">
          The offer from {acceptedLender} is accepted, but the application is with{' '}
          {assignedLender ?? 'no lender'}. Change its lender, or undo the acceptance.
        </Alert>
      )}
      <Box sx={bar}>
        <Box component="dl" sx={glance}>
          <AtAGlance name="Stage">{formatStage(stage)}</AtAGlance>
          <AtAGlance name="Status">
            <ApplicationStatusChip status={status} />
          </AtAGlance>
          {due && (
            <AtAGlance name="Respond by">
              <DueChip {...application} />
            </AtAGlance>
          )}
          <AtAGlance name="Received">
            <time dateTime={createdAt}>{waitingSince(createdAt)}</time>
          </AtAGlance>
          <AtAGlance name="Regulation">{regulationStatus(application)}</AtAGlance>
          {assignedLender && <AtAGlance name="Lender">{assignedLender}</AtAGlance>}
        </Box>
        <ApplicationOwner application={application} signedInId={signedInId} />
        <Box sx={buttons}>{actions}</Box>
      </Box>
    </Box>
  );
}

/** '12 March 2026, 3 days ago'. */
const waitingSince = (at: string): string =>
  `${longDate(at)}, ${formatDuration((Date.now() - Date.parse(at)) / MINUTE_MS)} ago`;

const AtAGlance = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={fact}>
    <Typography component="dt" variant="subtitle2">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

/** Beside its name on a phone, so that the next step is on the first screen. */
const fact = {
  display: { xs: 'flex', sm: 'grid' },
  alignItems: 'baseline',
  gap: { xs: 1, sm: 0.5 },
  alignContent: 'start',
  maxWidth: { sm: '16rem' },
} as const;
const head = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 } as const;
const contact = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;
const bar = {
  py: { xs: 1.5, sm: 2 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 3,
  rowGap: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const glance = {
  m: 0,
  flex: { xs: '1 0 100%', sm: '0 1 auto' },
  display: { xs: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: { xs: 0.25, sm: 2 },
} as const;
const buttons = {
  ml: { md: 'auto' },
  alignSelf: 'flex-end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
} as const;
