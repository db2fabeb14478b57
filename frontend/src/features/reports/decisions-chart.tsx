import type { WeekOfDecisions } from '@/features/reports/reports-api';
import { dayAndMonth } from '@/shared/lib/dates';
import { ChartFrame } from '@/shared/charts/chart-frame';
import { StackedBars } from '@/shared/charts/stacked-bars';

const MEDIAN = { name: 'Median, in business hours', tone: 'processing' } as const;

/** The number of lenders for each product, and how many of them have all criteria. */
const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10;

/** Time to the first decision, by week of the decision. */
export function DecisionsChart({ weeks }: { weeks: readonly WeekOfDecisions[] }) {
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
