import Box from '@mui/material/Box';
import { useRefresh } from '@/api/invalidation';
import { formatStage } from '@/shared/application-answers/application-stage';
import { FailedJobsNotice } from '@/features/failed-jobs/failed-jobs-notice';
import { PanelNotice } from '@/features/matching/panel-notice';
import { BackupNotice } from '@/features/reports/backup-notice';
import { BrokerCharts } from '@/features/reports/broker-charts';
import { BrokerFigures } from '@/features/reports/broker-figures';
import { PipelineReport } from '@/features/reports/pipeline-report';
import { useSummariseBrokerQuery } from '@/features/reports/reports-api';
import { WaitingFigures } from '@/features/reports/waiting-figures';
import { LastUpdated } from '@/shared/lists/screen/last-updated';
import { PortalPage } from '@/shared/portal/portal-page';
import { demonstrationFigures } from '@/shared/site/claims';

export function Component() {
  return (
    <PortalPage title="Overview" actions={<OverviewLastUpdated />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <BackupNotice />
        <FailedJobsNotice />
        <WaitingFigures />
        <BrokerFigures />
        <PipelineReport formatStage={formatStage} />
        <BrokerCharts />
        {/* Last, because it appears once the figures are loaded and would push down what is below it. */}
        <PanelNotice message={demonstrationFigures} />
      </Box>
    </PortalPage>
  );
}

/** A component of its own, so that loading does not rerender the whole screen. */
function OverviewLastUpdated() {
  const { fulfilledTimeStamp, isFetching } = useSummariseBrokerQuery(undefined);
  const refresh = useRefresh('Report');
  return <LastUpdated asOf={fulfilledTimeStamp} busy={isFetching} onRefresh={refresh} />;
}
