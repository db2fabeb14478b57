import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { caseSummary } from '@/features/applications/staff/case-summary';
import { useGetLenderQuery } from '@/features/lenders/lenders-api';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { CopyButton } from '@/shared/ui/copy-button';

interface HandOverProps {
  application: Application;
  /** Null if the lender was deleted. */
  lenderId: string | null;
}

/** What staff need to send a case by hand: the lender's addresses, and the case as text to copy. */
export function HandOver({ application, lenderId }: HandOverProps) {
  const { data: lender } = useGetLenderQuery(lenderId ?? skipToken);
  const { contactEmail = null, contactPhone = null } = lender ?? {};
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {contactEmail !== null && (
        <Typography variant="body2">
          Lender’s email: <MailLink to={contactEmail} />
        </Typography>
      )}
      {contactPhone !== null && (
        <Typography variant="body2">
          Lender’s phone: <PhoneLink to={contactPhone} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography variant="body2">The case as text, for your email or the portal</Typography>
        <CopyButton text={caseSummary(application)} label="the case as text" />
      </Box>
    </Box>
  );
}
