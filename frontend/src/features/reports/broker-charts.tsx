import Box from '@mui/material/Box';
import { ClaimsBesideFacts } from '@/features/reports/claims-beside-facts';
import { PanelTeaser } from '@/features/reports/panel-teaser';
import {
  type EnquiryTrend,
  type ProductCoverage,
  useShowCoverageQuery,
  useShowDecisionsQuery,
  useShowEnquiryTrendQuery,
  useShowPanelQuery,
  type WeekOfDecisions,
  type WeekOfEnquiries,
} from '@/features/reports/reports-api';
import { useDeferredReport } from '@/features/reports/use-deferred-report';
import { ChartFrame, LoadingChart, TALL_CHART } from '@/shared/charts/chart-frame';
import { ShareBars } from '@/shared/charts/share-bars';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { productTitle } from '@/shared/site/products';
import { dayAndMonth } from '@/shared/lib/dates';
import { StackedBars } from '@/shared/charts/stacked-bars';
import { HeatGrid } from '@/shared/charts/heat-grid';

/** The charts of the dashboard, and the site's public claims beside measured figures. */
export function BrokerCharts() {
  const trend = useDeferredReport(useShowEnquiryTrendQuery(undefined));
  const coverage = useDeferredReport(useShowCoverageQuery(undefined));
  const decisions = useDeferredReport(useShowDecisionsQuery(undefined));
  const panel = useDeferredReport(useShowPanelQuery(undefined));
  return (
    <Box sx={pictures}>
      <QueryBoundary
        variant="banner"
        name="The enquiries"
        fallback={<LoadingChart title="Enquiries by week and product" height={TALL_CHART} />}
        query={trend}
      >
        {(read) => <ProductsChart {...read} />}
      </QueryBoundary>
      <QueryBoundary
        variant="banner"
        name="The panel’s coverage"
        fallback={<LoadingChart title="Panel coverage" height={TALL_CHART} />}
        query={coverage}
      >
        {(read) => <CoverageChart coverage={read} />}
      </QueryBoundary>
      <QueryBoundary
        variant="banner"
        name="The outcomes"
        fallback={<LoadingChart title="Outcomes by week" />}
        query={trend}
      >
        {({ weeks }) => <OutcomesChart weeks={weeks} />}
      </QueryBoundary>
      <QueryBoundary
        variant="banner"
        name="The time to first decisions"
        fallback={<LoadingChart title="Time to first decision" />}
        query={decisions}
      >
        {(weeks) => <DecisionsChart weeks={weeks} />}
      </QueryBoundary>
      <ClaimsBesideFacts />
      <QueryBoundary
        variant="banner"
        name="The panel’s report"
        fallback={<LoadingChart title="Panel gaps" />}
        query={panel}
      >
        {(read) => <PanelTeaser {...read} />}
      </QueryBoundary>
    </Box>
  );
}

const pictures = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const LEGEND = { whole: 'Active lenders', part: 'With every limit stated' } as const;

/** Number of lenders for each product, and how many of them have all criteria. */
function CoverageChart({ coverage }: { coverage: readonly ProductCoverage[] }) {
  const bars = coverage.map(({ product, lenders, withLimits }) => ({
    label: productTitle(product),
    whole: lenders,
    part: withLimits,
  }));
  return (
    <ChartFrame
      title="Panel coverage"
      height={TALL_CHART}
      empty={
        bars.every(({ whole }) => whole === 0)
          ? 'No lender is active: add lenders or import your spreadsheet.'
          : null
      }
      figures={{
        columns: ['Product', LEGEND.whole, LEGEND.part],
        rows: bars.map(({ label, whole, part }) => [label, whole, part] as const),
      }}
    >
      <ShareBars legend={LEGEND} bars={bars} />
    </ChartFrame>
  );
}

const MEDIAN = { name: 'Median, in business hours', tone: 'processing' } as const;

/** Business hours with one decimal. */
const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10;

/** Time to the first decision, by week of the decision. */
function DecisionsChart({ weeks }: { weeks: readonly WeekOfDecisions[] }) {
  return (
    <ChartFrame
      title="Time to first decision"
      empty={weeks.every(({ decided }) => decided === 0) ? 'No decisions in the last 12 weeks.' : null}
      figures={{
        columns: ['Week of', MEDIAN.name, 'Decided'],
        rows: weeks.map(
          ({ week, medianMinutes, decided }) =>
            [dayAndMonth(week), medianMinutes === null ? '–' : hoursOf(medianMinutes), decided] as const,
        ),
      }}
    >
      <StackedBars
        series={[MEDIAN]}
        bars={weeks.map(({ week, medianMinutes }) => ({
          label: dayAndMonth(week),
          values: [hoursOf(medianMinutes ?? 0)],
        }))}
      />
    </ChartFrame>
  );
}

/** From the bottom of a bar to its top. */
const OUTCOMES = [
  { status: 'approved', name: 'Approved', tone: 'positive' },
  { status: 'rejected', name: 'Rejected', tone: 'negative' },
  { status: 'in_review', name: 'In review', tone: 'processing' },
  { status: 'pending', name: 'Pending', tone: 'waiting' },
] as const;

const valuesOf = (week: WeekOfEnquiries) => OUTCOMES.map(({ status }) => week[status]);

/** The applications of twelve weeks, by outcome. */
function OutcomesChart({ weeks }: { weeks: readonly WeekOfEnquiries[] }) {
  return (
    <ChartFrame
      title="Outcomes by week"
      empty={weeks.every(({ total }) => total === 0) ? 'No applications in the last 12 weeks.' : null}
      figures={{
        columns: ['Week of', ...OUTCOMES.map(({ name }) => name)],
        rows: weeks.map((week) => [dayAndMonth(week.week), ...valuesOf(week)] as const),
      }}
    >
      <StackedBars
        series={OUTCOMES}
        bars={weeks.map((week) => ({ label: dayAndMonth(week.week), values: valuesOf(week) }))}
      />
    </ChartFrame>
  );
}

/** Demand over twelve weeks, by product and week. */
function ProductsChart({ weeks, products }: EnquiryTrend) {
  const columns = weeks.map(({ week }) => dayAndMonth(week));
  const rows = products.map(({ product, enquiries }) => ({
    label: productTitle(product),
    values: enquiries,
  }));
  return (
    <ChartFrame
      title="Enquiries by week and product"
      height={TALL_CHART}
      empty={weeks.every(({ total }) => total === 0) ? 'No applications in the last 12 weeks.' : null}
      figures={{
        columns: ['Product', ...columns],
        rows: rows.map(({ label, values }) => [label, ...values] as const),
      }}
    >
      <HeatGrid columns={columns} rows={rows} />
    </ChartFrame>
  );
}
