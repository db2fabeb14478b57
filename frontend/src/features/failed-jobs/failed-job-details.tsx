import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { About, Recipient } from '@/features/failed-jobs/failed-job-columns';
import type { FailedJob } from '@/features/failed-jobs/failed-jobs-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/detail-drawer';

interface FailedJobDetailsProps {
  job: FailedJob;
  onClose: () => void;
  actions?: ReactNode;
}

export function FailedJobDetails({ job, onClose, actions }: FailedJobDetailsProps) {
  const { kind, to, about, reason, askedAt, failedAt, attempts } = job;
  return (
    <DetailDrawer title={kind} onClose={onClose} actions={actions}>
      {to === null && (
        <Typography>
          Whoever it was for is gone, or the hour of its link is over: trying again sends nothing and takes it
          off this list.
        </Typography>
      )}
      <Facts>
        <Fact name="To">
          <Recipient to={to} />
        </Fact>
        <Fact name="About">{about?.name && <About about={about} />}</Fact>
        <Fact name="Reason">{reason}</Fact>
        <Fact name="Asked for">{longDateAndTime(askedAt)}</Fact>
        <Fact name="Given up">{longDateAndTime(failedAt)}</Fact>
        <Fact name="Attempts">{attempts}</Fact>
      </Facts>
    </DetailDrawer>
  );
}
