import { useWithdrawStaffInvitationMutation, type PendingInvitation } from '@/features/staff/staff-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';

interface WithdrawDialogProps {
  invitation: Pick<PendingInvitation, 'id' | 'email'>;
  onClose: () => void;
}

export function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawStaffInvitationMutation();
  return (
    <ConfirmedAction
      question="Withdraw the invitation?"
      sentence={`The link we sent to ${email} will stop working. You can invite them again at any time.`}
      confirm="Withdraw"
      pending="Withdrawing..."
      action={() => withdraw(id).unwrap()}
      done={{ title: 'Invitation withdrawn' }}
      failed={{ title: 'Error', description: 'The invitation could not be withdrawn.' }}
      onClose={onClose}
    />
  );
}
