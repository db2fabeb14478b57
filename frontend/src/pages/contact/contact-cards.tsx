import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { replies } from '@/shared/site/claims';
import { site } from '@/shared/site/settings';
import { ClockIcon, EnvelopeIcon, PhoneIcon, PinIcon } from '@/shared/ui/icons';

/** Every way to reach the firm, from the site settings. */
export function ContactCards() {
  const { office, phone, hours, email } = site;
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label="Ways to reach us">
        <Way title="Visit Us" icon={PinIcon}>
          {office.street}
          <br />
          {office.town} {office.postcode}
        </Way>
        <Way title="Call Us" icon={PhoneIcon}>
          <Link href={`tel:${phone.dialled}`}>{phone.shown}</Link>
          <br />
          {hours}
        </Way>
        <Way title="Email Us" icon={EnvelopeIcon}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Way>
        <Way title="Quick Response" icon={ClockIcon}>
          We reply {replies.usual}, and always {replies.promised}.
        </Way>
      </List>
    </Paper>
  );
}

interface WayProps {
  title: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  children: ReactNode;
}

function Way({ title, icon, children }: WayProps) {
  return (
    <Box component="li" sx={way}>
      <Box component={icon} sx={{ mt: 0.25, flexShrink: 0, width: 24, height: 24, color: 'copper' }} />
      <div>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }} component="div">
          {children}
        </Typography>
      </div>
    </Box>
  );
}

const way = {
  p: 3,
  display: 'flex',
  gap: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
