import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatProducts, formatReason } from '@/features/reports/panel-labels';
import { factsFrame } from '@/features/reports/report-styles';
import type { PanelReport } from '@/features/reports/reports-api';
import { counted, inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/frame/paths';
import { StatusChip } from '@/shared/lists/status-chip';

/** A summary of the panel's own screen. */
export function PanelTeaser({ enquiries, gaps, toConfirm }: PanelReport) {
  const [worst] = gaps.groups;
  return (
    <Box component="section" aria-labelledby="panel" sx={factsFrame}>
      <Typography id="panel" variant="h3" component="h2" sx={{ py: 0.75 }}>
        <MuiLink component={Link} to={adminPaths.panel}>
          Panel gaps
        </MuiLink>
      </Typography>
      <ul aria-labelledby="panel">
        <li>
          <b>
            {inFigures(gaps.enquiries)} of {counted(enquiries, 'enquiry', 'enquiries')} found too few lenders
          </b>
          {gaps.enquiries > 0 ? (
            <StatusChip tone="waiting">Gaps</StatusChip>
          ) : (
            <StatusChip tone="positive">No gaps</StatusChip>
          )}
          {worst && (
            <span>
              Largest gap: {formatProducts(worst.products)}. {formatReason(worst)}
            </span>
          )}
        </li>
        <li>
          <b>
            {toConfirm.length === 0
              ? 'No lenders to confirm'
              : `${counted(toConfirm.length, 'lender')} to confirm`}
          </b>
          {toConfirm.length > 0 ? (
            <StatusChip tone="waiting">To ask</StatusChip>
          ) : (
            <StatusChip tone="positive">Confirmed</StatusChip>
          )}
          {toConfirm[0] && (
            <span>First {toConfirm[0].name}, which affects most matches and is long overdue</span>
          )}
        </li>
      </ul>
    </Box>
  );
}
