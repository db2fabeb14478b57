import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LineList } from '@/features/commissions/line-list';
import { useListOwnLinesQuery } from '@/features/commissions/partner/commissions-api';
import { PdfButton } from '@/features/commissions/pdf-button';
import { PartNotRead } from '@/shared/lists/detail-part';

/** What a partner earns by one of its cases, and the notice of that for its client. */
export function CaseCommission({ applicationId }: { applicationId: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box sx={{ width: 1 }}>
        <Lines applicationId={applicationId} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        Your client may have to be told what you earn: the notice says it, and how it is worked out.
      </Typography>
      <PdfButton
        url={`introducers/me/applications/${encodeURIComponent(applicationId)}/commission-notice`}
        of="notice"
        variant="outlined"
        size="small"
      >
        Notice for your client
      </PdfButton>
    </Box>
  );
}

function Lines({ applicationId }: { applicationId: string }) {
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
