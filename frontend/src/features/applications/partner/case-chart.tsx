import { CASE_STATUSES } from '@/features/applications/partner/case-status';
import {
  useSummariseCasesQuery,
  type CasesSummary,
  type CaseStatus,
  type MonthOfCases,
} from '@/features/applications/partner/cases-api';
import { monthAndYear, shortMonth } from '@/shared/lib/dates';
import { ChartFrame, LoadingChart } from '@/shared/charts/chart-frame';
import { StackedBars } from '@/shared/charts/stacked-bars';
import { PartErrorBoundary } from '@/shared/ui/loading/part-error-boundary';

const TITLE = 'Cases by month';

/** From the bottom of a bar to the top. */
const OUTCOMES: readonly CaseStatus[] = ['approved', 'rejected', 'in_review', 'pending'];

const series = OUTCOMES.map((status) => ({
  name: CASE_STATUSES[status].label,
  tone: CASE_STATUSES[status].tone,
}));

/** Cases of the last year by submission month and outcome. */
export function CaseChart() {
  return (
    <PartErrorBoundary>
      <Chart />
    </PartErrorBoundary>
  );
}

function Chart() {
  const { data, error } = useSummariseCasesQuery(undefined);
  // The figures report the failure.
  if (error && !data) return null;
  return data ? <Months data={data} /> : <LoadingChart title={TITLE} />;
}

function Months({ data }: { data: CasesSummary }) {
  const { months, total } = data;
  const values = (month: MonthOfCases) => OUTCOMES.map((status) => month[status]);
  return (
    <ChartFrame
      title={TITLE}
      empty={total === 0 ? 'Your cases and their outcomes will appear here.' : null}
      figures={{
        columns: ['Month', ...series.map(({ name }) => name)],
        rows: months.map((month) => [monthAndYear(month.month), ...values(month)] as const),
      }}
    >
      <StackedBars
        series={series}
        bars={months.map((month) => ({ label: shortMonth(month.month), values: values(month) }))}
      />
    </ChartFrame>
  );
}
