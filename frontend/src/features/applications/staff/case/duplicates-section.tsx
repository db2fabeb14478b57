import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import type { ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import {
  inTime,
  isMarked,
  KNOWN_BY,
  ofAmount,
  type Duplicate,
} from '@/features/applications/staff/case/duplicates';
import { useMarkDuplicates } from '@/features/applications/staff/case/use-mark-duplicates';
import { formatAnswer } from '@/shared/application-answers/format-answer';
import { longDate } from '@/shared/lib/dates';
import { applicationPath } from '@/shared/routing/paths';
import { ruledLine } from '@/shared/ui/ruled-line';
import { Section } from '@/shared/ui/section';
import { LiveAlert } from '@/shared/ui/live-alert';

/** Other applications of the same company: renewals and possible duplicates. Empty if there are none. */
export function DuplicatesSection({ application }: { application: ApplicationInFull }) {
  const { duplicates, renewals } = application;
  const { mark, unmark, saving, problem } = useMarkDuplicates(application);
  if (duplicates.length + renewals.length === 0) return null;
  return (
    <Section variant="card" title="Possible duplicates">
      {application.duplicateOf !== null && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          This is marked as a duplicate of a newer application, so it is left out of lists, deadlines and
          reports.
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {renewals.map((renewal) => (
          <Box component="li" key={renewal.id} sx={line}>
            <AboutRenewal renewal={renewal} byPartner={application.introducerId !== null} />
          </Box>
        ))}
        {duplicates.map((duplicate) => (
          <Box component="li" key={duplicate.id} sx={line}>
            <About duplicate={duplicate} application={application} />
            {isMarked(duplicate, application) && (
              <Button
                variant="outlined"
                size="small"
                disabled={saving}
                aria-label={`Not a duplicate: application for ${ofAmount(duplicate)}`}
                onClick={() => void unmark(duplicate)}
              >
                Not a duplicate
              </Button>
            )}
            {!isMarked(duplicate, application) && duplicate.canBeOne && (
              <Button
                variant="outlined"
                size="small"
                disabled={saving}
                aria-label={`Mark as duplicate: application for ${ofAmount(duplicate)}`}
                onClick={() => void mark(duplicate)}
              >
                Mark as duplicate
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <LiveAlert severity="error">{problem}</LiveAlert>
    </Section>
  );
}

function About({ duplicate, application }: { duplicate: Duplicate; application: ApplicationInFull }) {
  const { id, companyName, partner, sameBy, canBeOne } = duplicate;
  // Keeps the list's query, so that the way back works from there too.
  const { search } = useLocation();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        {'Asked twice: '}
        <MuiLink component={Link} to={applicationPath(id) + search}>
          {`${inTime(duplicate, application)}, ${ofAmount(duplicate)}`}
        </MuiLink>
        {partner !== null && `, from ${partner}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${companyName}. `}
        {isMarked(duplicate, application)
          ? 'Marked as a duplicate.'
          : sameBy !== null && `Matched on ${KNOWN_BY[sameBy]}.`}
      </Typography>
      {!canBeOne && (
        <Alert severity="warning" role="presentation" sx={{ mt: 1 }}>
          These cannot be marked as duplicates because they did not come from the same partner. Agree whose
          client it is first.
        </Alert>
      )}
    </Box>
  );
}

interface AboutRenewalProps {
  renewal: ApplicationInFull['renewals'][number];
  byPartner: boolean;
}

function AboutRenewal({ renewal, byPartner }: AboutRenewalProps) {
  const { id, companyName, amount, createdAt, role } = renewal;
  const { search } = useLocation();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        {role === 'original' ? 'Renewal of: ' : 'Renewed by: '}
        <MuiLink component={Link} to={applicationPath(id) + search}>
          {`${longDate(createdAt)}, ${formatAnswer('amount', amount, { byPartner })}`}
        </MuiLink>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {companyName}
      </Typography>
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;
const line = {
  ...ruledLine,
  alignItems: 'center',
  gap: 2,
  '& > .MuiButton-root': { flexShrink: 0 },
} as const;
