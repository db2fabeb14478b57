import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LaterPaymentDialog } from '@/features/commissions/staff/ledger-dialogs';
import { ReceivableChip } from '@/features/commissions/staff/receivable-columns';
import { RecordReceiptDialog } from '@/features/commissions/staff/receivable-dialogs';
import { useListReceivablesQuery, type Receivable } from '@/features/commissions/staff/receivables-api';
import { useDialog, type OpenDialog } from '@/shared/dialogs/use-dialog';
import { adminPaths } from '@/shared/routing/paths';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDate } from '@/shared/lib/dates';
import { formatPenceInFull } from '@/shared/lib/money';
import { RowsList } from '@/shared/lists/rows-list';

interface CaseReceivablesProps {
  applicationId: string;
  /** The completed submission, for which its lender may pay more later. */
  completedId: string;
}

/** What the lender of a completed case owes, and has paid. */
export function CaseReceivables({ applicationId, completedId }: CaseReceivablesProps) {
  const receivables = useListReceivablesQuery({ applicationId, sort: 'oldest' });
  const { dialog, openDialog } = useDialog();
  return (
    <>
      <QueryBoundary query={receivables} name="The receivables" height={72}>
        {({ items }) => (
          <RowsList label="Receivables">
            {items.map((receivable) => (
              <Line key={receivable.id} receivable={receivable} openDialog={openDialog} />
            ))}
          </RowsList>
        )}
      </QueryBoundary>
      <Button
        variant="outlined"
        size="small"
        sx={{ mt: 1.5 }}
        onClick={() => openDialog(LaterPaymentDialog, { submissionId: completedId })}
      >
        Record a later payment
      </Button>
      {dialog}
    </>
  );
}

function Line({ receivable, openDialog }: { receivable: Receivable; openDialog: OpenDialog }) {
  const { id, lender, expectedPence, receivedPence, openPence, expectedOn, origin } = receivable;
  const facts = [
    origin === 'payment' && 'Later payment',
    origin === 'completion' &&
      `${formatPenceInFull(receivedPence)} received of ${formatPenceInFull(expectedPence)}`,
    openPence > 0 ? `due ${longDate(expectedOn)}` : origin === 'payment' && longDate(expectedOn),
  ];
  return (
    <li>
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <MuiLink
            component={Link}
            to={`${adminPaths.commissions}?id=${id}`}
            sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {formatPenceInFull(expectedPence)} from {lender.name}
          </MuiLink>
          <ReceivableChip receivable={receivable} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(', ')}
        </Typography>
      </Box>
      {openPence > 0 && (
        <Button
          size="small"
          variant="text"
          onClick={() => openDialog(RecordReceiptDialog, { receivable })}
          aria-label={`Record receipt from ${lender.name}`}
        >
          Record receipt
        </Button>
      )}
    </li>
  );
}
