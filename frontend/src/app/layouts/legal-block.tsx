import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { CREDIT_BROKER, site } from '@/shared/site/settings';

const pages = [
  [paths.howWeArePaid, 'How we are paid'],
  [paths.privacy, 'Privacy'],
  [paths.cookies, 'Cookies'],
  [paths.terms, 'Terms'],
  [paths.complaints, 'Complaints'],
  [paths.dataComplaint, 'Data complaints'],
  [paths.accessibility, 'Accessibility'],
  [paths.developers, 'Developers'],
] as const;

/** The firm's legal details, from the site settings. */
export function LegalBlock() {
  const { name, number, registeredOffice, icoNumber, firmReferenceNumber } = site.company;
  return (
    <Box sx={{ pt: 3, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {CREDIT_BROKER}
      </Typography>
      <Typography variant="caption" component="p" sx={facts}>
        <span>{name}.</span> <span>Company number {number}.</span>{' '}
        <span>Registered office: {registeredOffice}.</span> <span>ICO registration {icoNumber}.</span>
        {firmReferenceNumber !== null &&
          ` Authorised and regulated by the Financial Conduct Authority, firm reference number ${firmReferenceNumber}.`}
      </Typography>
      {site.placeholders && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
          Placeholder details: this firm is an example.
        </Typography>
      )}
      <Box
        component="nav"
        aria-label="Legal"
        sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
      >
        {pages.map(([to, title]) => (
          <Link
            key={to}
            component={RouterLink}
            to={to}
            variant="caption"
            underline="hover"
            color="textSecondary"
            sx={{ py: 0.75 }}
          >
            {title}
          </Link>
        ))}
      </Box>
    </Box>
  );
}

/** Each fact stays on one line if it fits. */
const facts = { mt: 1, maxWidth: '110ch', '& span': { display: 'inline-block' } } as const;
