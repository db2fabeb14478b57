import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useListFailedJobsQuery } from '@/features/failed-jobs/failed-jobs-api';
import { inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/routing/paths';
import { StatusChip } from '@/shared/ui/status-chip';

/** The number of unsent emails, with a link. Its space is reserved while loading, so that nothing moves. */
export function FailedJobsNotice() {
  const total = useListFailedJobsQuery({ limit: 1 }).data?.total;
  return (
    <Box sx={line}>
      {total === 0 && <StatusChip tone="positive">All emails have been sent.</StatusChip>}
      {total !== undefined && total > 0 && (
        <>
          <StatusChip tone="negative">
            {total === 1 ? 'One email could not be sent.' : `${inFigures(total)} emails could not be sent.`}
          </StatusChip>
          <MuiLink component={Link} to={adminPaths.jobs} variant="body2">
            View them
          </MuiLink>
        </>
      )}
    </Box>
  );
}

const line = { minHeight: 24, display: 'flex', alignItems: 'center', columnGap: 2 } as const;
