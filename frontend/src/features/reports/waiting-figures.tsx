import { useMeasureAnswersQuery, type AnswerFigures } from '@/features/reports/reports-api';
import { formatDuration } from '@/shared/lib/durations';
import { inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/routing/paths';
import { StatCard, StatFigures } from '@/shared/charts/stat-card';
import type { Tone } from '@/shared/ui/status-chip';

/** A business day has nine hours, so long waits are in hours. */
const inOfficeHours = (minutes: number | null): string =>
  minutes === null ? '–' : formatDuration(minutes, { hoursOnly: true });

/** Applications waiting for a response, overdue first, and response times. */
export function WaitingFigures() {
  const figures = useMeasureAnswersQuery(undefined);
  return (
    <StatFigures query={figures} message="Could not load waiting applications.">
      {cards}
    </StatFigures>
  );
}

function cards(figures: AnswerFigures | null | undefined) {
  const decided = figures ? inFigures(figures.decided) : '…';
  const measured = `Median of ${decided} decisions in 90 days, in business hours`;
  const toneOf = (waiting: number | undefined, tone: Tone) => (waiting ? tone : undefined);
  return (
    <>
      <StatCard
        name="Overdue"
        figure={figures && inFigures(figures.overdue)}
        caption="Not picked up within two business hours"
        tone={toneOf(figures?.overdue, 'negative')}
        to={`${adminPaths.applications}?due=overdue`}
      />
      <StatCard
        name="Due soon"
        figure={figures && inFigures(figures.dueSoon)}
        caption="Due within one business hour"
        tone={toneOf(figures?.dueSoon, 'waiting')}
        to={`${adminPaths.applications}?due=soon`}
      />
      <StatCard
        name="First look"
        figure={figures && inOfficeHours(figures.medianFirstMoveMinutes)}
        caption={measured}
      />
      <StatCard
        name="First decision"
        figure={figures && inOfficeHours(figures.medianDecisionMinutes)}
        caption={measured}
      />
    </>
  );
}
