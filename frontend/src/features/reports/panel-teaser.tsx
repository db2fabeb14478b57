import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { FactsFrame } from '@/features/reports/facts-frame';
import { formatProducts, formatReason } from '@/features/reports/panel-labels';
import type { PanelReport } from '@/features/reports/reports-api';
import { counted, inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/routing/paths';
import { StatusChip } from '@/shared/ui/status-chip';

/** A summary of the panel's own screen. */
export function PanelTeaser({ enquiries, gaps, toConfirm }: PanelReport) {
  const [worst] = gaps.groups;
  const [first] = toConfirm;
  return (
    <FactsFrame
      title={
        <MuiLink component={Link} to={adminPaths.panel}>
          Panel gaps
        </MuiLink>
      }
      facts={[
        {
          name: `${inFigures(gaps.enquiries)} of ${counted(enquiries, 'enquiry', 'enquiries')} found too few lenders`,
          status:
            gaps.enquiries > 0 ? (
              <StatusChip tone="waiting">Gaps</StatusChip>
            ) : (
              <StatusChip tone="positive">No gaps</StatusChip>
            ),
          notes: worst ? [`Largest gap: ${formatProducts(worst.products)}. ${formatReason(worst)}`] : [],
        },
        {
          name: first ? `${counted(toConfirm.length, 'lender')} to confirm` : 'No lenders to confirm',
          status: first ? (
            <StatusChip tone="waiting">To ask</StatusChip>
          ) : (
            <StatusChip tone="positive">Confirmed</StatusChip>
          ),
          notes: first ? [`First ${first.name}, which affects most matches and is long overdue`] : [],
        },
      ]}
    />
  );
}
