import Box from '@mui/material/Box';
import { useSummariseBrokerQuery, type BrokerSummary } from '@/features/reports/reports-api';
import { sentenceOf } from '@/shared/lib/failure';
import { inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/frame/paths';
import { StatCard, StatCards } from '@/shared/charts/stat-card';
import { LoadError } from '@/shared/ui/loading/load-error';

/** The four figures at the top of the dashboard; three link to their lists. */
export function BrokerFigures() {
  const { data, error, refetch } = useSummariseBrokerQuery(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Cards summary={error && !data ? null : data} />
      {error && (
        <LoadError
          variant="banner"
          sentence={sentenceOf(error, 'The figures could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
    </Box>
  );
}

/** `summary` is undefined while it loads, null if that failed. */
function Cards({ summary }: { summary: BrokerSummary | null | undefined }) {
  const figure = (pick: (read: BrokerSummary) => number) =>
    summary === null ? '–' : summary && inFigures(pick(summary));
  // A card has its final height while it loads.
  const inCaption = (pick: (read: BrokerSummary) => number) => (summary ? inFigures(pick(summary)) : '…');
  return (
    <StatCards>
      <StatCard
        name="Total Introducers"
        figure={figure(({ introducers }) => introducers)}
        to={adminPaths.introducers}
      />
      <StatCard
        name="Applications"
        figure={figure(({ applications }) => applications.total)}
        caption={`${inCaption(({ applications }) => applications.pending)} pending review`}
        to={adminPaths.applications}
      />
      <StatCard
        name="Active Lenders"
        figure={figure(({ lenders }) => lenders.active)}
        caption={`out of ${inCaption(({ lenders }) => lenders.total)}`}
        to={adminPaths.lenders}
      />
      <StatCard
        name="Completion Rate"
        figure={summary === null ? '–' : summary && `${summary.completionRate}%`}
        caption="Share of applications approved"
      />
    </StatCards>
  );
}
