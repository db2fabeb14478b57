import { ReportReading } from '@/features/reports/report-reading';
import { useMeasureAnswersQuery, type AnswerFigures } from '@/features/reports/reports-api';
import { durationInWords } from '@/shared/lib/durations';
import { adminPaths } from '@/shared/portal/paths';
import { StatCard, StatCards } from '@/shared/portal/stat-card';

const count = new Intl.NumberFormat('en-GB');

/** A day at the office has nine hours: in those a long wait is said. */
const inOfficeHours = (minutes: number | null): string =>
  minutes === null ? '–' : durationInWords(minutes, { hoursOnly: true });

/** What waits for somebody to look at it, late first, and how long answers take. */
export function WaitingFigures() {
  const query = useMeasureAnswersQuery(undefined);
  return (
    <ReportReading name="What waits for an answer" query={query}>
      {(figures) => <AnswerCards {...figures} />}
    </ReportReading>
  );
}

function AnswerCards(figures: AnswerFigures) {
  const { overdue, dueSoon, decided, medianFirstMoveMinutes, medianDecisionMinutes } = figures;
  const measured = `Median of ${count.format(decided)} decided in 90 days, in office hours`;
  return (
    <StatCards>
      <StatCard
        name="Overdue"
        figure={count.format(overdue)}
        caption="Nobody looked at them in two office hours"
        tone={overdue > 0 ? 'negative' : undefined}
        to={`${adminPaths.applications}?due=overdue`}
      />
      <StatCard
        name="Due soon"
        figure={count.format(dueSoon)}
        caption="Within an office hour"
        tone={dueSoon > 0 ? 'waiting' : undefined}
        to={`${adminPaths.applications}?due=soon`}
      />
      <StatCard name="First look" figure={inOfficeHours(medianFirstMoveMinutes)} caption={measured} />
      <StatCard name="First decision" figure={inOfficeHours(medianDecisionMinutes)} caption={measured} />
    </StatCards>
  );
}
