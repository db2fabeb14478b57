import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { site } from '@/shared/site/settings';

/** The message of a form for browsers without JavaScript. */
export function WithoutScript() {
  const { phone, email, hours } = site;
  return (
    <Typography>
      This form needs JavaScript, which is off in your browser. Call us on{' '}
      <MuiLink href={`tel:${phone.dialled}`}>{phone.shown}</MuiLink> ({hours}) or write to{' '}
      <MuiLink href={`mailto:${email}`}>{email}</MuiLink>.
    </Typography>
  );
}
