import { useSummariseBrokerQuery, type BrokerSummary } from '@/features/reports/reports-api';
import { inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/routing/paths';
import { StatCard, StatFigures } from '@/shared/charts/stat-card';

/** The four figures at the top of the dashboard; three link to their lists. */
export function BrokerFigures() {
  const summary = useSummariseBrokerQuery(undefined);
  return (
    <StatFigures query={summary} message="The figures could not be loaded.">
      {cards}
    </StatFigures>
  );
}

function cards(summary: BrokerSummary | null | undefined) {
  // A card has its final height while it loads.
  const inCaption = (pick: (read: BrokerSummary) => number) => (summary ? inFigures(pick(summary)) : '…');
  return (
    <>
      <StatCard
        name="Total Introducers"
        figure={summary && inFigures(summary.introducers)}
        to={adminPaths.introducers}
      />
      <StatCard
        name="Applications"
        figure={summary && inFigures(summary.applications.total)}
        caption={`${inCaption(({ applications }) => applications.pending)} pending review`}
        to={adminPaths.applications}
      />
      <StatCard
        name="Active Lenders"
        figure={summary && inFigures(summary.lenders.active)}
        caption={`out of ${inCaption(({ lenders }) => lenders.total)}`}
        to={adminPaths.lenders}
      />
      <StatCard
        name="Completion Rate"
        figure={summary && `${summary.completionRate}%`}
        caption="Share of applications approved"
      />
    </>
  );
}
