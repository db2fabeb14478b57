import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ReceivableChip } from '@/features/commissions/staff/receivable-columns';
import {
  ChangeDueDateDialog,
  CorrectAmountDialog,
  RecordReceiptDialog,
  UndoReceiptDialog,
  WriteOffDialog,
} from '@/features/commissions/staff/receivable-dialogs';
import { receivableName } from '@/features/commissions/staff/receivable-labels';
import type { Receipt, Receivable } from '@/features/commissions/staff/receivables-api';
import type { OpenDialog } from '@/shared/dialogs/use-dialog';
import { applicationPath } from '@/shared/routing/paths';
import { isoDayAfter, longDate } from '@/shared/lib/dates';
import { nameOrFormer } from '@/shared/lib/names';
import { formatPenceInFull } from '@/shared/lib/money';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { RowsList } from '@/shared/lists/rows-list';
import { StatusChip } from '@/shared/ui/status-chip';
import { Section } from '@/shared/ui/section';

interface ReceivableDetailsProps {
  receivable: Receivable;
  isAdministrator: boolean;
  openDialog: OpenDialog;
  onClose: () => void;
}

/** What a lender owes for a completion, its receipts, and what can be done about it. */
export function ReceivableDetails({
  receivable,
  isAdministrator,
  openDialog,
  onClose,
}: ReceivableDetailsProps) {
  const { lender, receipts, openPence, cancelledAt, origin, writeOff } = receivable;
  const isOpen = openPence > 0;
  const open = (Dialog: typeof WriteOffDialog) => () => openDialog(Dialog, { receivable });
  return (
    <DetailDrawer
      title={`${lender.name}: ${receivableName(receivable)}`}
      onClose={onClose}
      actions={
        cancelledAt === null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant={isOpen ? 'contained' : 'outlined'} onClick={open(RecordReceiptDialog)}>
              Record receipt
            </Button>
            {isOpen && (
              <Button variant="outlined" onClick={open(ChangeDueDateDialog)}>
                Change due date
              </Button>
            )}
            {isAdministrator && origin === 'completion' && (
              <Button variant="text" onClick={open(CorrectAmountDialog)}>
                Correct amount
              </Button>
            )}
            {isAdministrator && isOpen && (
              <Button variant="text" onClick={open(WriteOffDialog)}>
                Write off
              </Button>
            )}
          </Box>
        )
      }
    >
      <ReceivableFacts receivable={receivable} />
      <Section variant="drawer" title="Receipts">
        {receipts.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            No receipts yet.
          </Typography>
        ) : (
          <RowsList label="Receipts">
            {receipts.map((receipt) => (
              <ReceiptLine
                key={receipt.id}
                receipt={receipt}
                onUndo={() => openDialog(UndoReceiptDialog, { receivable, receipt })}
              />
            ))}
          </RowsList>
        )}
      </Section>
      {writeOff && (
        <Section variant="drawer" title="Write-off">
          <Typography variant="body2">{writeOff.reason}</Typography>
          <Typography variant="body2" color="textSecondary">
            {longDate(writeOff.at)}, by {nameOrFormer(writeOff.by?.name)}
          </Typography>
        </Section>
      )}
    </DetailDrawer>
  );
}

function ReceivableFacts({ receivable }: { receivable: Receivable }) {
  const { applicationId, lender, expectedPence, receivedPence, openPence, writtenOffPence } = receivable;
  const { expectedOn, isOverdue, cancelledAt, origin } = receivable;
  return (
    <DescriptionList>
      <DescriptionItem term="Status">
        <ReceivableChip receivable={receivable} />
      </DescriptionItem>
      <DescriptionItem term="Client">
        {applicationId === null ? (
          receivableName(receivable)
        ) : (
          <MuiLink component={Link} to={applicationPath(applicationId)}>
            {receivableName(receivable)}
          </MuiLink>
        )}
      </DescriptionItem>
      <DescriptionItem term="Lender">{lender.name}</DescriptionItem>
      <DescriptionItem term="For">{origin === 'completion' ? 'Completion' : 'Later payment'}</DescriptionItem>
      <DescriptionItem term="Expected">{formatPenceInFull(expectedPence)}</DescriptionItem>
      <DescriptionItem term="Received">{formatPenceInFull(receivedPence)}</DescriptionItem>
      <DescriptionItem term="Outstanding">{formatPenceInFull(openPence)}</DescriptionItem>
      {writtenOffPence > 0 && (
        <DescriptionItem term={cancelledAt === null ? 'Written off' : 'Cancelled'}>
          {formatPenceInFull(writtenOffPence)}
        </DescriptionItem>
      )}
      <DescriptionItem term="Due date">{longDate(expectedOn)}</DescriptionItem>
      {openPence > 0 && (
        <DescriptionItem term="Chase">{`${isOverdue ? 'Since' : 'From'} ${longDate(isoDayAfter(expectedOn))}`}</DescriptionItem>
      )}
      {cancelledAt !== null && origin === 'completion' && (
        <DescriptionItem term="Completion reversed">{longDate(cancelledAt)}</DescriptionItem>
      )}
    </DescriptionList>
  );
}

function ReceiptLine({ receipt, onUndo }: { receipt: Receipt; onUndo: () => void }) {
  const { receivedPence, receivedOn, reference, createdBy, reversal } = receipt;
  const by = `recorded by ${nameOrFormer(createdBy?.name)}`;
  return (
    <li>
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography
            sx={{
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              ...(reversal && { textDecoration: 'line-through' }),
            }}
          >
            {formatPenceInFull(receivedPence)}
          </Typography>
          {reversal && <StatusChip tone="neutral">Undone</StatusChip>}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {[longDate(receivedOn), reference, by].filter(Boolean).join(', ')}
        </Typography>
        {reversal && (
          <Typography variant="body2" color="textSecondary">
            Undone on {longDate(reversal.at)} by {nameOrFormer(reversal.by?.name)}: {reversal.reason}
          </Typography>
        )}
      </Box>
      {!reversal && (
        <Button
          size="small"
          variant="text"
          onClick={onUndo}
          aria-label={`Undo receipt of ${formatPenceInFull(receivedPence)}`}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
