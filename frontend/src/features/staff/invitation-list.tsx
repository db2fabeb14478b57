import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type PendingInvitation,
  useListStaffInvitationsQuery,
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
} from '@/features/staff/staff-api';
import { roleLabel } from '@/features/staff/staff-roles';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { longDateAndTime } from '@/shared/lib/dates';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { RowActions } from '@/shared/lists/table/row-actions';
import { RowsList } from '@/shared/lists/rows-list';
import { StatusChip } from '@/shared/ui/status-chip';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';
import { Section } from '@/shared/ui/section';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';

/** Open invitations; renders nothing if there are none. */
export function InvitationList() {
  const invitations = useListStaffInvitationsQuery(undefined);
  if (invitations.data?.length === 0) return null;
  return (
    <Section title="Invitations" intro="Not accepted yet.">
      <QueryBoundary query={invitations} name="The invitations" variant="page" height={72}>
        {(read) => <Invitations invitations={read} />}
      </QueryBoundary>
    </Section>
  );
}

function Invitations({ invitations }: { invitations: readonly PendingInvitation[] }) {
  const [resend] = useResendStaffInvitationMutation();
  const { dialog, openDialog } = useDialog();

  const resendOnce = useActionWithToast({
    run: ({ id }: PendingInvitation) => resend(id).unwrap(),
    successToast: (_sent, { email }) => ({ title: 'Invitation sent again', description: `To ${email}` }),
    errorToast: { title: 'Error', description: 'The invitation could not be sent.' },
  });

  return (
    <RowsList label="Invitations">
      {invitations.map((invitation) => {
        const { id, email, role, invitedBy, sentAt, expiresAt, expired } = invitation;
        return (
          <li key={id}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{email}</Typography>
              <Typography variant="body2" color="textSecondary">
                {roleLabel(role)}. Invited by {invitedBy}, sent {longDateAndTime(sentAt)}.
              </Typography>
              {expired ? (
                <StatusChip tone="negative">Expired</StatusChip>
              ) : (
                <Typography variant="body2" color="textSecondary">
                  The link works until {longDateAndTime(expiresAt)}.
                </Typography>
              )}
            </Box>
            <RowActions
              actions={[
                {
                  name: 'Send again',
                  recordName: `to ${email}`,
                  onAct: () => void resendOnce(invitation),
                },
                {
                  name: 'Withdraw',
                  recordName: `the invitation to ${email}`,
                  onAct: () => openDialog(WithdrawDialog, { invitation }),
                },
              ]}
            />
          </li>
        );
      })}
      {dialog}
    </RowsList>
  );
}

interface WithdrawDialogProps {
  invitation: Pick<PendingInvitation, 'id' | 'email'>;
  onClose: () => void;
}

function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawStaffInvitationMutation();
  return (
    <ConfirmedAction
      title="Withdraw the invitation?"
      message={`The link we sent to ${email} will stop working. You can invite them again at any time.`}
      confirm="Withdraw"
      pending="Withdrawing..."
      action={() => withdraw(id).unwrap()}
      successToast={{ title: 'Invitation withdrawn' }}
      errorToast={{ title: 'Error', description: 'The invitation could not be withdrawn.' }}
      onClose={onClose}
    />
  );
}
