import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetLenderQuery, type Lender } from '@/features/lenders/lenders-api';
import { figuresOf } from '@/features/lenders/track-record';
import { Fact, Facts } from '@/shared/lists/detail-drawer';
import { DetailPart, PartNotRead } from '@/shared/lists/detail-part';

/** What a lender did with the broker's own submissions, beside what it states. */
export function TrackRecordPart({ lender: { id } }: { lender: Lender }) {
  const { currentData, error, refetch } = useGetLenderQuery(id);
  return (
    <DetailPart title="With our submissions">
      {currentData && (
        <>
          <Facts>
            {figuresOf(currentData.record).map(({ name, of, figure }) => (
              <Fact key={name} name={name}>
                {figure === null ? `Too few to say (${of})` : `${figure} (of ${of})`}
              </Fact>
            ))}
          </Facts>
          <Typography variant="caption" color="textSecondary">
            Of the latest 500, from five on. No part of the score.
          </Typography>
        </>
      )}
      {!currentData && error && (
        <PartNotRead
          failure={error}
          fallback="What it did with our submissions could not be read."
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && (
        <Skeleton height={96} role="status" aria-label="Loading what it did with our submissions" />
      )}
    </DetailPart>
  );
}
