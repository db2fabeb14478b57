import Box from '@mui/material/Box';
import { CaseChart } from '@/features/cases/case-chart';
import { CasesFigures } from '@/features/cases/cases-figures';
import { ApplicationsTab } from '@/pages/partners/applications-tab';
import { LeadsTab } from '@/pages/partners/leads-tab';
import { AddressTabs } from '@/shared/portal/address-tabs';
import { Apart } from '@/shared/portal/apart';
import { PortalPage } from '@/shared/portal/portal-page';

export function Component() {
  return (
    <PortalPage title="Dashboard">
      <Box sx={overview}>
        <Box sx={{ gridArea: 'figures' }}>
          <CasesFigures />
        </Box>
        <Box sx={{ gridArea: 'chart' }}>
          <Apart>
            <CaseChart />
          </Apart>
        </Box>
        <Box sx={{ gridArea: 'tabs', minWidth: 0 }}>
          <AddressTabs
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

/** The chart stands beside the figures, and where there is no room for it, below what people come for. */
const overview = {
  display: 'grid',
  gap: { xs: 2.5, lg: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"figures" "tabs" "chart"', lg: '"figures chart" "tabs tabs"' },
} as const;
