import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { About, Recipient } from '@/features/failed-jobs/failed-job-columns';
import type { FailedJob } from '@/features/failed-jobs/failed-jobs-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/screen/detail-drawer';

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
          The recipient no longer exists or the link has expired. Trying again sends nothing and removes it
          from this list.
        </Typography>
      )}
      <Facts>
        <Fact name="To">
          <Recipient to={to} />
        </Fact>
        <Fact name="About">{about?.name && <About about={about} />}</Fact>
        <Fact name="Reason">{reason}</Fact>
        <Fact name="Asked for">{longDateAndTime(askedAt)}</Fact>
        <Fact name="Failed">{longDateAndTime(failedAt)}</Fact>
        <Fact name="Attempts">{attempts}</Fact>
      </Facts>
    </DetailDrawer>
  );
}
