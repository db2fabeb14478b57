import Box from '@mui/material/Box';
import { CommissionFigures } from '@/features/commissions/partner/commission-figures';
import { LinesTab } from '@/features/commissions/partner/lines-tab';
import { TermsInForceSection } from '@/features/commissions/partner/terms-in-force-section';
import { UrlTabs } from '@/shared/routing/url-tabs';
import { LoadingPage } from '@/shared/ui/loading/loading-page';
import { PortalPage } from '@/shared/portal/portal-page';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';

/** Loaded when the tab is first selected. */
const PartnerStatementsTab = lazyComponent(
  async () => (await import('@/features/commissions/partner/partner-statements-tab')).PartnerStatementsTab,
  <LoadingPage />,
);

export function Component() {
  return (
    <PortalPage title="Commissions">
      <Box sx={{ display: 'grid', gap: 4 }}>
        <CommissionFigures />
        <UrlTabs
          label="Commissions"
          tabs={[
            { name: 'lines', title: 'Commission', content: <LinesTab /> },
            { name: 'statements', title: 'Statements', content: <PartnerStatementsTab /> },
          ]}
        />
        <TermsInForceSection />
      </Box>
    </PortalPage>
  );
}
