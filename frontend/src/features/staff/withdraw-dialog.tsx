import { useWithdrawStaffInvitationMutation, type PendingInvitation } from '@/features/staff/staff-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { ConfirmDialog } from '@/shared/portal/confirm-dialog';
import { useToast } from '@/shared/ui/toast-context';

interface WithdrawDialogProps {
  invitation: Pick<PendingInvitation, 'id' | 'email'>;
  onClose: () => void;
}

export function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const [withdraw, { isLoading }] = useWithdrawStaffInvitationMutation();
  const toast = useToast();
  const withdrawOnce = useOneAtATime(async (invitationId: string) => {
    try {
      await withdraw(invitationId).unwrap();
      toast({ title: 'Invitation withdrawn' });
    } catch (failure) {
      const description = sentenceOf(failure, 'The invitation could not be withdrawn.');
      toast({ title: 'Error', description, destructive: true });
    }
    onClose();
  });
  return (
    <ConfirmDialog
      question="Withdraw the invitation?"
      sentence={`The link that ${email} was sent works no more. Another invitation may be sent at any time.`}
      confirm="Withdraw"
      pending="Withdrawing..."
      busy={isLoading}
      onConfirm={() => void withdrawOnce(id)}
      onCancel={onClose}
    />
  );
}
