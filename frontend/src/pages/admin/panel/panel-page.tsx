import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Confirmation } from '@/features/lenders/confirmation';
import { PanelNotice } from '@/features/matching/panel-notice';
import { ConfirmNext } from '@/features/reports/confirm-next';
import { PanelGaps } from '@/features/reports/panel-gaps';
import { useShowPanelQuery } from '@/features/reports/reports-api';
import { longDate, longDateAndTime } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { LastUpdated } from '@/shared/lists/screen/last-updated';
import { PortalPage } from '@/shared/portal/portal-page';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { demonstrationFigures } from '@/shared/site/claims';

export function Component() {
  const report = useShowPanelQuery(undefined);
  const { data, isFetching, fulfilledTimeStamp, refetch } = report;
  return (
    <PortalPage
      title="Panel"
      actions={<LastUpdated asOf={fulfilledTimeStamp} busy={isFetching} onRefresh={() => void refetch()} />}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PanelNotice message={demonstrationFigures} />
        {data && (
          <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
            {`From ${counted(data.enquiries, 'enquiry', 'enquiries')} since ${longDate(data.since)}, the latest 300 at most, matched with ${counted(data.lenders, 'active lender')} on ${longDateAndTime(data.surveyedAt)}. Changes to the panel show after a minute or more.`}
          </Typography>
        )}
        <QueryBoundary variant="banner" name="The panel’s report" height={280} query={report}>
          {(read) => (
            <>
              <PanelGaps {...read} />
              <ConfirmNext
                lenders={read.toConfirm}
                confirmation={(lender) => <Confirmation lender={lender} />}
              />
            </>
          )}
        </QueryBoundary>
      </Box>
    </PortalPage>
  );
}
