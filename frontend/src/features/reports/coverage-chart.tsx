import type { ProductCoverage } from '@/features/reports/reports-api';
import { TALL_CHART } from '@/features/reports/report-styles';
import { ChartFrame } from '@/shared/charts/chart-frame';
import { ShareBars } from '@/shared/charts/share-bars';
import { productTitle } from '@/shared/site/products';

const LEGEND = { whole: 'Active lenders', part: 'With every limit stated' } as const;

/** Number of lenders for each product, and how many of them have all criteria. */
export function CoverageChart({ coverage }: { coverage: readonly ProductCoverage[] }) {
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
