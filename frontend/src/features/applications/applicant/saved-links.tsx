import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import type { SubmittedApplication } from '@/features/applications/applicant/applications-api';
import { longDate } from '@/shared/lib/dates';
import { paths } from '@/shared/site/paths';
import { CopyButton } from '@/shared/ui/copy-button';

type SavedLinksProps = Pick<SubmittedApplication, 'resultsToken' | 'statusToken' | 'linksExpireAt'>;

/** The applicant's two links; shown once, because they cannot be looked up. */
export function SavedLinks({ resultsToken, statusToken, linksExpireAt }: SavedLinksProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={frame}>
      <Typography id={id} variant="h4" component="h3">
        Save these two links
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '64ch' }}>
        Anyone with these links can open them: your results until {longDate(linksExpireAt)}, the status while
        your application is open and for 90 days afterwards. You can withdraw them on the results page.
      </Typography>
      <Box component="ul" sx={list}>
        <SavedLink
          to={generatePath(paths.results, { token: resultsToken })}
          name="Your results"
          note="matched with our current lender panel"
        />
        <SavedLink
          to={generatePath(paths.status, { token: statusToken })}
          name="Application status"
          note="and who has your details"
        />
      </Box>
    </Paper>
  );
}

function SavedLink({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1 }}>
        <Link component={RouterLink} to={to} variant="subtitle2">
          {name}
        </Link>
        <Typography variant="caption" component="p" color="textSecondary">
          {note}
        </Typography>
      </Box>
      <CopyButton text={new URL(to, window.location.origin).href} label={`the link: ${name}`} />
    </Box>
  );
}

const frame = { px: { xs: 2.5, sm: 3 }, pt: { xs: 2, sm: 2.5 }, pb: 1 } as const;

const list = {
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
} as const;

const row = {
  py: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
