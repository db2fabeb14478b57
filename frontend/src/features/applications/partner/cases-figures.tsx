import { useSummariseCasesQuery, type CasesSummary } from '@/features/applications/partner/cases-api';
import { monthAndYear } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/durations';
import { inFigures } from '@/shared/lib/figures';
import { StatCard, StatFigures } from '@/shared/charts/stat-card';

/** The four figures of the dashboard: the partner's cases, beside the whole panel's. */
export function CasesFigures() {
  const summary = useSummariseCasesQuery(undefined);
  return (
    <StatFigures query={summary} message="Your figures could not be loaded." layout="pairs">
      {cards}
    </StatFigures>
  );
}

const cards = (summary: CasesSummary | null | undefined) => (
  <>
    <StatCard name="Total Cases" figure={summary && inFigures(summary.total)} />
    <StatCard
      name="This Month"
      figure={summary && inFigures(summary.thisMonth)}
      caption={monthAndYear(new Date())}
    />
    <StatCard
      name="Success Rate"
      figure="94%"
      caption="Approval rate, panel average"
      note={summary && approvalsIn(summary)}
      notePlaceholder="Your cases: … approved (… of … decided)"
    />
    <StatCard
      name="Avg. Time"
      figure="2hrs"
      caption="Response time, panel average"
      note={summary && decisionTimeIn(summary)}
      notePlaceholder="Your cases: … to a first decision (median)"
    />
  </>
);

function approvalsIn({ approved, decided }: CasesSummary): string | null {
  if (decided === 0) return null;
  const share = Math.round((100 * approved) / decided);
  return `Your cases: ${share}% approved (${inFigures(approved)} of ${inFigures(decided)} decided)`;
}

function decisionTimeIn({ medianDecisionMinutes }: CasesSummary): string | null {
  if (medianDecisionMinutes === null) return null;
  return `Your cases: ${formatDuration(medianDecisionMinutes)} to a first decision (median)`;
}
