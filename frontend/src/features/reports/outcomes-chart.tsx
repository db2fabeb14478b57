import type { WeekOfEnquiries } from '@/features/reports/reports-api';
import { dayAndMonth } from '@/shared/lib/dates';
import { ChartFrame } from '@/shared/charts/chart-frame';
import { StackedBars } from '@/shared/charts/stacked-bars';

/** From the bottom of a bar to its top. */
const OUTCOMES = [
  { status: 'approved', name: 'Approved', tone: 'positive' },
  { status: 'rejected', name: 'Rejected', tone: 'negative' },
  { status: 'in_review', name: 'In review', tone: 'processing' },
  { status: 'pending', name: 'Pending', tone: 'waiting' },
] as const;

const valuesOf = (week: WeekOfEnquiries) => OUTCOMES.map(({ status }) => week[status]);

/** The applications of twelve weeks, by outcome. */
export function OutcomesChart({ weeks }: { weeks: readonly WeekOfEnquiries[] }) {
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
