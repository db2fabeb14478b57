import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatLineAmount } from '@/features/commissions/ledger-labels';
import { LineChip } from '@/features/commissions/line-columns';
import { CaseReceivables } from '@/features/commissions/staff/case-receivables';
import { DisclosuresPart, type OfferToName } from '@/features/commissions/staff/disclosures-part';
import { useListLinesQuery, type StaffLine } from '@/features/commissions/staff/ledger-api';
import { PartnersQuestions } from '@/features/commissions/staff/answer-dialog';
import { ClawBackDialog } from '@/features/commissions/staff/ledger-dialogs';
import { useDialog, type OpenDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDate } from '@/shared/lib/dates';
import { RowsList } from '@/shared/lists/rows-list';

interface CommissionSectionProps {
  applicationId: string;
  /** Whether a partner earns commission on it. */
  isReferred: boolean;
  /** Its completed submission, for which a lender may pay later; null without one. */
  completedId: string | null;
  /** Offers that the client may still take, for the disclosures to name. */
  offers: readonly OfferToName[];
}

/** What the lender owes for a case, the partner's commission on it, and the client's disclosures. */
export function CommissionSection({
  applicationId,
  isReferred,
  completedId,
  offers,
}: CommissionSectionProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {completedId !== null && (
        <Part title="Owed by the lender">
          <CaseReceivables applicationId={applicationId} completedId={completedId} />
        </Part>
      )}
      {isReferred && (
        <Part title="Partner’s commission">
          <PartnersCommission applicationId={applicationId} />
        </Part>
      )}
      <Part title="Disclosures to the client">
        <DisclosuresPart applicationId={applicationId} offers={offers} isCompleted={completedId !== null} />
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function PartnersCommission({ applicationId }: Pick<CommissionSectionProps, 'applicationId'>) {
  const lines = useListLinesQuery({ applicationId, sort: 'oldest' });
  return (
    <QueryBoundary query={lines} name="The commission" height={72}>
      {({ items }) => <PartnersLines items={items} />}
    </QueryBoundary>
  );
}

/** Expected, earned and clawed back. */
function PartnersLines({ items }: { items: readonly StaffLine[] }) {
  const { dialog, openDialog } = useDialog();
  return (
    <>
      {items.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nothing yet. An entry appears here with the first offer.
        </Typography>
      ) : (
        <RowsList label="Commission">
          {items.map((line) => (
            <CaseLine key={line.id} line={line} openDialog={openDialog} />
          ))}
        </RowsList>
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
            {formatLineAmount(amountPence)}
            {vatPence ? ` and ${formatLineAmount(vatPence)} VAT` : ''}
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
          aria-label={`Claw back ${formatLineAmount(amountPence)}`}
        >
          Claw back
        </Button>
      )}
      {questions.length > 0 && (
        <Box sx={{ flexBasis: '100%' }}>
          <PartnersQuestions questions={questions} partner={introducerName} openDialog={openDialog} />
        </Box>
      )}
    </li>
  );
}
