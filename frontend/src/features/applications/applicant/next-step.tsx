import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import type { Receipt } from '@/features/applications/applicant/applications-api';
import { londonIsoDay } from '@/shared/lib/dates';
import { paths } from '@/shared/site/paths';

interface NextStepProps {
  /** As the server said it; null once we have responded. */
  callback: Receipt['callback'] | null;
  /** When it said so: its 'today' is the reader's only on that day. */
  at: string | number;
  statusToken?: string;
}

/** What happens next, in one sentence, and where to follow it. */
export function NextStep({ callback, at, statusToken }: NextStepProps) {
  const isOfToday = londonIsoDay(at) === londonIsoDay(Date.now());
  const sentence = callback && isOfToday ? callback.sentence : null;
  if (sentence === null && statusToken === undefined) return null;
  return (
    <Typography sx={{ mt: 0.5 }}>
      {sentence && <strong>{sentence}</strong>}{' '}
      {statusToken !== undefined && (
        <Link component={RouterLink} to={generatePath(paths.status, { token: statusToken })}>
          Follow your application
        </Link>
      )}
    </Typography>
  );
}
