import Box from '@mui/material/Box';
import { ClaimsBesideFacts } from '@/features/reports/claims-beside-facts';
import { CoverageChart } from '@/features/reports/coverage-chart';
import { DecisionsChart } from '@/features/reports/decisions-chart';
import { OutcomesChart } from '@/features/reports/outcomes-chart';
import { PanelTeaser } from '@/features/reports/panel-teaser';
import { ProductsChart } from '@/features/reports/products-chart';
import { ReportBoundary } from '@/features/reports/report-boundary';
import { TALL_CHART } from '@/features/reports/report-styles';
import {
  useShowCoverageQuery,
  useShowDecisionsQuery,
  useShowEnquiryTrendQuery,
  useShowPanelQuery,
} from '@/features/reports/reports-api';
import { LoadingChart } from '@/shared/charts/chart-frame';

/** The charts of the dashboard, and the site's public claims beside measured figures. */
export function BrokerCharts() {
  const trend = useShowEnquiryTrendQuery(undefined);
  const coverage = useShowCoverageQuery(undefined);
  const decisions = useShowDecisionsQuery(undefined);
  const panel = useShowPanelQuery(undefined);
  return (
    <Box sx={pictures}>
      <ReportBoundary
        name="The enquiries"
        meanwhile={<LoadingChart title="Enquiries by week and product" height={TALL_CHART} />}
        query={trend}
      >
        {(read) => <ProductsChart {...read} />}
      </ReportBoundary>
      <ReportBoundary
        name="The panel’s coverage"
        meanwhile={<LoadingChart title="Panel coverage" height={TALL_CHART} />}
        query={coverage}
      >
        {(read) => <CoverageChart coverage={read} />}
      </ReportBoundary>
      <ReportBoundary name="The outcomes" meanwhile={<LoadingChart title="Outcomes by week" />} query={trend}>
        {({ weeks }) => <OutcomesChart weeks={weeks} />}
      </ReportBoundary>
      <ReportBoundary
        name="The time to first decisions"
        meanwhile={<LoadingChart title="Time to first decision" />}
        query={decisions}
      >
        {(weeks) => <DecisionsChart weeks={weeks} />}
      </ReportBoundary>
      <ClaimsBesideFacts />
      <ReportBoundary name="The panel’s report" meanwhile={<LoadingChart title="Panel gaps" />} query={panel}>
        {(read) => <PanelTeaser {...read} />}
      </ReportBoundary>
    </Box>
  );
}

const pictures = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
