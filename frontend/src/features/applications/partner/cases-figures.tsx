import Box from '@mui/material/Box';
import { useSummariseCasesQuery, type CasesSummary } from '@/features/applications/partner/cases-api';
import { monthAndYear } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/durations';
import { sentenceOf } from '@/shared/lib/failure';
import { inFigures } from '@/shared/lib/figures';
import { StatCard, StatCards } from '@/shared/charts/stat-card';
import { LoadError } from '@/shared/ui/loading/load-error';

/** The four figures of the dashboard: the partner's cases, beside the whole panel's. */
export function CasesFigures() {
  const { data, error, refetch } = useSummariseCasesQuery(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Cards summary={error && !data ? null : data} />
      {error && (
        <LoadError
          variant="banner"
          sentence={sentenceOf(error, 'Your figures could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
    </Box>
  );
}

/** `summary` is undefined while loading, null if it could not be loaded. */
function Cards({ summary }: { summary: CasesSummary | null | undefined }) {
  const figure = (field: 'total' | 'thisMonth') =>
    summary === null ? '–' : summary && inFigures(summary[field]);
  return (
    <StatCards layout="pairs">
      <StatCard name="Total Cases" figure={figure('total')} />
      <StatCard name="This Month" figure={figure('thisMonth')} caption={monthAndYear(new Date())} />
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
    </StatCards>
  );
}

function approvalsIn({ approved, decided }: CasesSummary): string | null {
  if (decided === 0) return null;
  const share = Math.round((100 * approved) / decided);
  return `Your cases: ${share}% approved (${inFigures(approved)} of ${inFigures(decided)} decided)`;
}

function decisionTimeIn({ medianDecisionMinutes }: CasesSummary): string | null {
  if (medianDecisionMinutes === null) return null;
  return `Your cases: ${formatDuration(medianDecisionMinutes)} to a first decision (median)`;
}
