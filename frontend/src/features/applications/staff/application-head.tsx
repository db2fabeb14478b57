import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answer-of';
import { ApplicationOwner } from '@/features/applications/staff/application-owner';
import { regulationStatus } from '@/features/applications/staff/application-perimeter';
import { formatStage } from '@/features/applications/staff/application-stage';
import { ApplicationStatusChip } from '@/features/applications/staff/application-status';
import { DueChip } from '@/features/applications/staff/due-chip';

interface ApplicationHeadProps {
  application: Application;
  /** The user's id. */
  signedInId: string | null;
  /** The next step. */
  nextTask: ReactNode;
  /** Actions on the whole application, such as buttons. */
  actions: ReactNode;
}

/** At a glance: the request, its status, the response deadline, the next step and the owner. */
export function ApplicationHead({ application, signedInId, nextTask, actions }: ApplicationHeadProps) {
  const { stage, status, due, assignedLender, acceptedLender, partner } = application;
  const [type, amount] = [answerOf(application, 'fundingType'), answerOf(application, 'amount')];
  return (
    <Box sx={head}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[type, amount, partner && `from ${partner}`].filter(Boolean).join(' · ')}
      </Typography>
      {acceptedLender !== null && acceptedLender !== assignedLender && (
        <Alert severity="warning" role="note">
          The offer of {acceptedLender} is accepted, and the application is with{' '}
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
          {nextTask && <AtAGlance name="Next task">{nextTask}</AtAGlance>}
          <AtAGlance name="Regulation">{regulationStatus(application)}</AtAGlance>
          {assignedLender && <AtAGlance name="Lender">{assignedLender}</AtAGlance>}
        </Box>
        <ApplicationOwner application={application} signedInId={signedInId} />
        <Box sx={buttons}>{actions}</Box>
      </Box>
    </Box>
  );
}

const AtAGlance = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', maxWidth: '16rem' }}>
    <Typography component="dt" variant="subtitle2">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

const head = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', mb: 3 } as const;
const bar = {
  py: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 4,
  rowGap: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const glance = {
  m: 0,
  flex: { xs: '1 0 100%', sm: '0 1 auto' },
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 2,
} as const;
const buttons = {
  ml: { md: 'auto' },
  alignSelf: 'flex-end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
} as const;
