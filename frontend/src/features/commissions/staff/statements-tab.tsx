import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { statementList } from '@/features/commissions/staff/statement-list';
import { statementName } from '@/features/commissions/ledger-labels';
import {
  STATEMENTS,
  useApproveStatementMutation,
  useDiscardStatementMutation,
  useShowStatementQuery,
  type StaffStatement,
} from '@/features/commissions/staff/ledger-api';
import { PayDialog, RunDialog } from '@/features/commissions/staff/statement-dialogs';
import { statementColumns } from '@/features/commissions/statement-columns';
import { StatementDetails } from '@/features/commissions/statement-details';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useDialog, type OpenDialog } from '@/shared/dialogs/use-dialog';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { formatPenceInFull } from '@/shared/lib/money';
import { DescriptionItem } from '@/shared/ui/description-list';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import type { SavedViews } from '@/shared/lists/views/views-menu';
import { EmptyState } from '@/shared/ui/states';

const columns = statementColumns<StaffStatement>([
  { key: 'introducerName', header: 'Partner', type: 'text', cell: ({ introducerName }) => introducerName },
]);

interface StatementsTabProps {
  isAdministrator: boolean;
  views: SavedViews;
}

/** Drafts to check and approve, statements to pay, and paid ones. */
export function StatementsTab({ isAdministrator, views }: StatementsTabProps) {
  const screen = useListScreen(statementList);
  const { dialog, openDialog } = useDialog();
  const run = () => openDialog(RunDialog, {});
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <Button onClick={run}>Draft statements</Button>
      </Box>
      <ListScreen
        label="Statements"
        {...screen}
        views={views}
        searchable={false}
        columns={columns}
        nameOf={statementName}
        bulkActions={
          isAdministrator
            ? (chosen, chooseOnly) => (
                <PayChosen
                  chosen={chosen}
                  onPay={(statements) => openDialog(PayDialog, { statements, onPaid: () => chooseOnly([]) })}
                />
              )
            : undefined
        }
        empty={
          <EmptyState
            title="No statements yet"
            message="We draft them on the first working day of each month, or when you do."
            action={<Button onClick={run}>Draft statements</Button>}
          />
        }
        details={(statement, { onClose }) => (
          <Details
            statement={statement}
            isAdministrator={isAdministrator}
            openDialog={openDialog}
            onClose={onClose}
          />
        )}
      />
      {dialog}
    </>
  );
}

interface PayChosenProps {
  chosen: readonly StaffStatement[];
  onPay: (statements: readonly StaffStatement[]) => void;
}

/** Only approved ones among the selected can be paid. */
function PayChosen({ chosen, onPay }: PayChosenProps) {
  const toPay = chosen.filter(({ state }) => state === 'approved');
  return (
    <Button size="small" disabled={toPay.length === 0} onClick={() => onPay(toPay)}>
      {toPay.length === 0 ? 'None of these can be paid' : `Pay ${toPay.length} approved`}
    </Button>
  );
}

interface DetailsProps {
  statement: StaffStatement;
  isAdministrator: boolean;
  openDialog: OpenDialog;
  onClose: () => void;
}

function Details({ statement, isAdministrator, openDialog, onClose }: DetailsProps) {
  const { id, state, introducerName, approvedBy } = statement;
  const full = useShowStatementQuery(id);
  const isDraft = state === 'draft';
  return (
    <StatementDetails
      statement={statement}
      full={full}
      url={`${STATEMENTS}/${id}`}
      facts={
        <>
          <DescriptionItem term="Partner">{introducerName}</DescriptionItem>
          {approvedBy && <DescriptionItem term="Approved by">{approvedBy.name}</DescriptionItem>}
        </>
      }
      actions={
        state !== 'paid' && (
          <>
            {isDraft && isAdministrator && (
              <Button onClick={() => openDialog(Approve, { statement })}>Approve</Button>
            )}
            {isDraft && (
              <Button variant="outlined" onClick={() => openDialog(Discard, { statement })}>
                Discard
              </Button>
            )}
            {!isDraft && isAdministrator && (
              <Button onClick={() => openDialog(PayDialog, { statements: [statement] })}>
                Record payment
              </Button>
            )}
          </>
        )
      }
      onClose={onClose}
    />
  );
}

interface AboutStatementProps {
  statement: StaffStatement;
  onClose: () => void;
}

const notDone = { title: 'Not done', description: 'The statement is unchanged.' };

function Approve({ statement, onClose }: AboutStatementProps) {
  const approve = useIdempotent(useApproveStatementMutation());
  const { id, updatedAt, introducerName, totalPence } = statement;
  return (
    <ConfirmedAction
      title={`Approve ${formatPenceInFull(totalPence)} to ${introducerName}?`}
      message="This numbers the statement and emails it to the partner. It cannot be changed afterwards: correct mistakes with an adjustment on the next one."
      confirm="Approve"
      destructive={false}
      action={() => approve({ id, updatedAt })}
      successToast={{ title: 'Statement approved' }}
      errorToast={notDone}
      onClose={onClose}
    />
  );
}

function Discard({ statement, onClose }: AboutStatementProps) {
  const { select } = useListUrlState();
  const [discard] = useDiscardStatementMutation();
  const { id, updatedAt } = statement;
  return (
    <ConfirmedAction
      title={`Discard the draft for ${statement.introducerName}?`}
      message="Its entries will go on the next statement."
      confirm="Discard"
      action={() => discard({ id, updatedAt }).unwrap()}
      successToast={{ title: 'Draft discarded' }}
      errorToast={notDone}
      onSuccess={() => select(null)}
      onClose={onClose}
    />
  );
}
