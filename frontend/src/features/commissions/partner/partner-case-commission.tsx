import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CommissionLines } from '@/features/commissions/commission-lines';
import { useListOwnLinesQuery } from '@/features/commissions/partner/commissions-api';
import { PdfButton } from '@/shared/lists/pdf-button';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';

/** A partner's commission on a case, with the notice for the client. */
export function PartnerCaseCommission({ applicationId }: { applicationId: string }) {
  const lines = useListOwnLinesQuery({ applicationId, sort: 'oldest' });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box sx={{ width: 1 }}>
        <QueryBoundary query={lines} name="The commission" height={48}>
          {({ items }) =>
            items.length > 0 ? (
              <CommissionLines label="Commission" lines={items} by="state" />
            ) : (
              <Typography variant="body2" color="textSecondary">
                No commission yet. It appears with the first offer.
              </Typography>
            )
          }
        </QueryBoundary>
      </Box>
      <Typography variant="body2" color="textSecondary">
        You may have to tell your client what you earn. This notice sets it out and shows how it is worked
        out.
      </Typography>
      <PdfButton
        url={`introducers/me/applications/${encodeURIComponent(applicationId)}/commission-notice`}
        label="notice"
        variant="outlined"
        size="small"
      >
        Notice for your client
      </PdfButton>
    </Box>
  );
}
