import Box from '@mui/material/Box';
import { CaseChart } from '@/features/applications/partner/case-chart';
import { CasesFigures } from '@/features/applications/partner/cases-figures';
import { ApplicationsTab } from '@/pages/partners/applications-tab';
import { AccountNotice } from '@/pages/partners/account-notice';
import { UrlTabs } from '@/shared/routing/url-tabs';
import { LoadingPage } from '@/shared/ui/loading/loading-page';
import { PortalPage } from '@/shared/portal/portal-page';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';

/** Loaded when the tab is first selected. */
const LeadsTab = lazyComponent(
  async () => (await import('@/pages/partners/leads-tab')).LeadsTab,
  <LoadingPage />,
);

export function Component() {
  return (
    <PortalPage title="Dashboard">
      <AccountNotice />
      <Box sx={overview}>
        <Box sx={{ gridArea: 'figures' }}>
          <CasesFigures />
        </Box>
        <Box sx={{ gridArea: 'chart' }}>
          <CaseChart />
        </Box>
        <Box sx={{ gridArea: 'tabs', minWidth: 0 }}>
          <UrlTabs
            label="Dashboard"
            tabs={[
              { name: 'applications', title: 'Applications', content: <ApplicationsTab /> },
              { name: 'leads', title: 'Leads & CRM', content: <LeadsTab /> },
            ]}
          />
        </Box>
      </Box>
    </PortalPage>
  );
}

/** The chart is beside the figures; on narrow screens it is below the tabs. */
const overview = {
  display: 'grid',
  gap: { xs: 2.5, lg: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"figures" "tabs" "chart"', lg: '"figures chart" "tabs tabs"' },
} as const;
