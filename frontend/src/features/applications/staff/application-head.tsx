import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answer-of';
import { ApplicationOwner } from '@/features/applications/staff/application-owner';
import { stageInWords } from '@/features/applications/staff/application-stage';
import { ApplicationStatusChip } from '@/features/applications/staff/application-status';
import { DueChip } from '@/features/applications/staff/due-chip';

interface ApplicationHeadProps {
  application: Application;
  /** Whoever is signed in. */
  me: string | null;
  /** What can be done with the whole of it, such as buttons. */
  actions: ReactNode;
}

/** At a glance: what is asked for, how it stands, by when somebody has to answer, who has it. */
export function ApplicationHead({ application, me, actions }: ApplicationHeadProps) {
  const { stage, status, due, assignedLender, partner } = application;
  const [type, amount] = [answerOf(application, 'fundingType'), answerOf(application, 'amount')];
  return (
    <Box sx={head}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[type, amount, partner && `from ${partner}`].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="dl" sx={glance}>
        <AtAGlance name="Stage">{stageInWords(stage)}</AtAGlance>
        <AtAGlance name="Status">
          <ApplicationStatusChip status={status} />
        </AtAGlance>
        {due && (
          <AtAGlance name="Answer by">
            <DueChip {...application} />
          </AtAGlance>
        )}
        {assignedLender && <AtAGlance name="Lender">{assignedLender}</AtAGlance>}
      </Box>
      <Box sx={bar}>
        <ApplicationOwner application={application} me={me} />
        <Box sx={buttons}>{actions}</Box>
      </Box>
    </Box>
  );
}

const AtAGlance = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 2,
} as const;
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
const head = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 3 } as const;
const glance = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(9rem, 1fr))' },
} as const;
