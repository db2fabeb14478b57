import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { About, Recipient } from '@/features/failed-jobs/failed-job-columns';
import type { FailedJob } from '@/features/failed-jobs/failed-jobs-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';

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
      <DescriptionList>
        <DescriptionItem term="To">
          <Recipient to={to} />
        </DescriptionItem>
        <DescriptionItem term="About">{about?.name && <About about={about} />}</DescriptionItem>
        <DescriptionItem term="Reason">{reason}</DescriptionItem>
        <DescriptionItem term="Asked for">{longDateAndTime(askedAt)}</DescriptionItem>
        <DescriptionItem term="Failed">{longDateAndTime(failedAt)}</DescriptionItem>
        <DescriptionItem term="Attempts">{attempts}</DescriptionItem>
      </DescriptionList>
    </DetailDrawer>
  );
}
