import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useListFailedJobsQuery } from '@/features/failed-jobs/failed-jobs-api';
import { inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/portal/paths';

/** Says how many mails could not be sent, and leads to them; nothing while every mail went out. */
export function FailedJobsNotice() {
  const total = useListFailedJobsQuery({ limit: 1 }).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button variant="text" component={Link} to={adminPaths.jobs}>
          Look at them
        </Button>
      }
    >
      {total === 1 ? 'One mail could not be sent.' : `${inFigures(total)} mails could not be sent.`}
    </Alert>
  );
}
