import type { BrokerSummary } from '@/features/reports/reports-api';
import { inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/frame/paths';
import { StatCard, StatCards } from '@/shared/charts/stat-card';

interface BrokerCardsProps {
  /** Undefined while it is being read, null where it could not be. */
  summary: BrokerSummary | null | undefined;
}

/** How many partners, applications and lenders there are; three cards lead to the screens that list them. */
export function BrokerCards({ summary }: BrokerCardsProps) {
  const figure = (of: (read: BrokerSummary) => number) =>
    summary === null ? '–' : summary && inFigures(of(summary));
  // While it is being read, a card is as high as it will be.
  const inCaption = (of: (read: BrokerSummary) => number) => (summary ? inFigures(of(summary)) : '…');
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
        caption="Approved of all applications"
      />
    </StatCards>
  );
}
