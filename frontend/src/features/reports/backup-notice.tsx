import Alert from '@mui/material/Alert';
import { useShowBackupStatusQuery } from '@/features/reports/reports-api';
import { longDateAndTime } from '@/shared/lib/dates';

/** A warning when nightly backups are on and the last good one is too old; otherwise nothing. */
export function BackupNotice() {
  const { data } = useShowBackupStatusQuery(undefined);
  if (!data?.overdue) return null;
  const last =
    data.lastGoodAt === null
      ? 'There is no good backup yet.'
      : `The nightly backup is overdue. The last good one is from ${longDateAndTime(data.lastGoodAt)}.`;
  return (
    <Alert severity="error" role="note">
      {last} {data.lastFailure !== null && `${data.lastFailure}. `}Tell the person who runs the server.
    </Alert>
  );
}
