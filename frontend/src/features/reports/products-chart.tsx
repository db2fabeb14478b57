import type { EnquiryTrend } from '@/features/reports/reports-api';
import { TALL_CHART } from '@/features/reports/report-styles';
import { dayAndMonth } from '@/shared/lib/dates';
import { ChartFrame } from '@/shared/charts/chart-frame';
import { HeatGrid } from '@/shared/charts/heat-grid';
import { productTitle } from '@/shared/site/products';

/** Demand over twelve weeks, by product and week. */
export function ProductsChart({ weeks, products }: EnquiryTrend) {
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
