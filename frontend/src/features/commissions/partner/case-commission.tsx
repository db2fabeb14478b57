import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LineList } from '@/features/commissions/line-list';
import { useListOwnLinesQuery } from '@/features/commissions/partner/commissions-api';
import { PartNotRead } from '@/shared/lists/detail-part';

/** What a partner earns by one of its cases. */
export function CaseCommission({ applicationId }: { applicationId: string }) {
  const { currentData, error, refetch } = useListOwnLinesQuery({ applicationId, sort: 'oldest' });
  if (currentData)
    return currentData.items.length > 0 ? (
      <LineList label="Commission" lines={currentData.items} by="state" />
    ) : (
      <Typography variant="body2" color="textSecondary">
        Nothing yet. It shows here with the first offer.
      </Typography>
    );
  return error ? (
    <PartNotRead
      failure={error}
      fallback="The commission could not be read."
      onRetry={() => void refetch()}
    />
  ) : (
    <Skeleton height={48} role="status" aria-label="Loading the commission" />
  );
}
