import Box from '@mui/material/Box';
import { ApiAccountsSection } from '@/features/api-accounts/api-accounts-section';
import { ReferralLinkSection } from '@/features/referral-links/referral-link-section';
import { AccountNotice } from '@/pages/partners/account-notice';
import { PortalPage } from '@/shared/portal/portal-page';

export function Component() {
  return (
    <PortalPage title="Integrations">
      <AccountNotice />
      <Box sx={{ display: 'grid', gap: 6 }}>
        <ReferralLinkSection />
        <ApiAccountsSection />
      </Box>
    </PortalPage>
  );
}
