import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ActivityPage } from '@/features/activity/activity-api';
import { ActivityList } from '@/features/activity/activity-list';
import { activityLog } from '@/features/activity/activity-log';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { errorMessage } from '@/shared/lib/failure';
import { LastUpdated } from '@/shared/lists/screen/last-updated';
import { listQuery } from '@/shared/lists/screen/list-query';
import { PageButtons } from '@/shared/lists/table/page-buttons';
import { NoResults } from '@/shared/lists/table/no-results';
import { ListToolbar } from '@/shared/lists/screen/list-toolbar';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListUrlState, type ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { ViewNote } from '@/shared/lists/views/view-note';
import { ViewsMenu } from '@/shared/lists/views/views-menu';
import { EmptyState } from '@/shared/ui/states';
import { LoadError } from '@/shared/ui/loading/load-error';

/** The entries are sentences, so there are no columns to select. */
const PARTS = { filters: activityLog.filters, columns: [] };

export function Component() {
  const urlState = useListUrlState(activityLog.filters);
  const views = useSavedViews('activity');
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = activityLog.list.useQuery(
    listQuery(urlState),
  );
  const reload = () => void refetch();
  return (
    <PortalPage title="Activity">
      <ListToolbar urlState={urlState} searchLabel={null} filters={activityLog.filters}>
        <ViewsMenu {...views} urlState={urlState} parts={PARTS} />
        <LastUpdated asOf={fulfilledTimeStamp} busy={isFetching} onRefresh={reload} />
      </ListToolbar>
      <ViewNote list={views.list} view={urlState.view} parts={PARTS} />
      {error ? (
        <LoadError
          variant="page"
          message={errorMessage(error, 'The activity could not be loaded.')}
          onRetry={reload}
        />
      ) : (
        <Box aria-live="polite" aria-busy={isFetching}>
          {data ? (
            <Entries page={data} urlState={urlState} />
          ) : (
            <Skeleton height={320} role="status" aria-label="Loading activity..." />
          )}
        </Box>
      )}
    </PortalPage>
  );
}

function Entries({ page: { items, next }, urlState }: { page: ActivityPage; urlState: ListUrlState }) {
  if (items.length === 0) {
    return urlState.isFiltered ? (
      <NoResults urlState={urlState} />
    ) : (
      <EmptyState
        title="No activity yet"
        message="Changes appear here, with who made them."
        drawing="signpost"
      />
    );
  }
  return (
    <>
      <ActivityList entries={items} />
      {(next !== null || urlState.page > 1) && (
        <Box component="nav" aria-label="Pages" sx={{ mt: 2 }}>
          <PageButtons {...urlState} next={next} previousLabel="Newer" nextLabel="Older" />
        </Box>
      )}
    </>
  );
}
