import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatAmount } from '@/features/commissions/ledger-labels';
import { LineChip } from '@/features/commissions/line-columns';
import { DisclosuresPart } from '@/features/commissions/staff/disclosures-part';
import { useListLinesQuery, type StaffLine } from '@/features/commissions/staff/ledger-api';
import { PartnersQuestions } from '@/features/commissions/staff/answer-dialog';
import { ClawBackDialog, ReceiptDialog } from '@/features/commissions/staff/ledger-dialogs';
import { useDialog, type OpenDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/frame/query-boundary';
import { longDate } from '@/shared/lib/dates';
import styles from '@/shared/lists/rows-list.module.css';

interface CommissionSectionProps {
  applicationId: string;
  /** Whether a partner earns commission on it. */
  isReferred: boolean;
  /** Its completed submission, for which a lender may pay later; null without one. */
  completedId: string | null;
}

/** The partner's commission on a case, and the client's disclosures. */
export function CommissionSection({ applicationId, isReferred, completedId }: CommissionSectionProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isReferred && (
        <div>
          <PartnersCommission applicationId={applicationId} completedId={completedId} />
        </div>
      )}
      <Box component="section" aria-labelledby={id}>
        <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
          Disclosures to the client
        </Typography>
        <DisclosuresPart applicationId={applicationId} />
      </Box>
    </Box>
  );
}

function PartnersCommission({ applicationId, completedId }: Omit<CommissionSectionProps, 'isReferred'>) {
  const lines = useListLinesQuery({ applicationId, sort: 'oldest' });
  return (
    <QueryBoundary query={lines} name="The commission" height={72}>
      {({ items }) => <PartnersLines items={items} completedId={completedId} />}
    </QueryBoundary>
  );
}

interface PartnersLinesProps extends Pick<CommissionSectionProps, 'completedId'> {
  items: readonly StaffLine[];
}

/** Expected, earned and clawed back. A lender that paid nothing at completion may pay monthly. */
function PartnersLines({ items, completedId }: PartnersLinesProps) {
  const { dialog, openDialog } = useDialog();
  return (
    <>
      {items.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nothing yet. It shows here with the first offer, and is earned when the deal completes.
        </Typography>
      ) : (
        <ul aria-label="Commission" className={styles['list']}>
          {items.map((line) => (
            <CaseLine key={line.id} line={line} openDialog={openDialog} />
          ))}
        </ul>
      )}
      {completedId !== null && (
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: 1.5 }}
          onClick={() => openDialog(ReceiptDialog, { submissionId: completedId })}
        >
          Record a later payment
        </Button>
      )}
      {dialog}
    </>
  );
}

function CaseLine({ line, openDialog }: { line: StaffLine; openDialog: OpenDialog }) {
  const { amountPence, vatPence, how, earnedOn, dueOn, state, leftPence, introducerName, questions } = line;
  const days = [earnedOn && longDate(earnedOn), state === 'earned' && dueOn && `due ${longDate(dueOn)}`];
  return (
    <li>
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {formatAmount(amountPence)}
            {vatPence ? ` and ${formatAmount(vatPence)} VAT` : ''}
          </Typography>
          <LineChip status={state} />
        </Box>
        <Typography variant="body2">{how}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[introducerName, ...days].filter(Boolean).join(', ')}
        </Typography>
      </Box>
      {leftPence > 0 && (
        <Button
          size="small"
          variant="text"
          onClick={() => openDialog(ClawBackDialog, { line })}
          aria-label={`Claw back ${formatAmount(amountPence)}`}
        >
          Claw back
        </Button>
      )}
      {questions.length > 0 && (
        <Box sx={{ flexBasis: '100%' }}>
          <PartnersQuestions line={line} openDialog={openDialog} />
        </Box>
      )}
    </li>
  );
}
