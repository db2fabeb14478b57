import {
  useSendResetMailMutation,
  type PartnerAccount,
} from '@/features/partner-accounts/partner-accounts-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { ConfirmDialog } from '@/shared/portal/confirm-dialog';
import { useToast } from '@/shared/ui/toast-context';

interface ResetMailDialogProps {
  partner: Pick<PartnerAccount, 'id' | 'contactName' | 'email'>;
  onClose: () => void;
}

export function ResetMailDialog({ partner: { id, contactName, email }, onClose }: ResetMailDialogProps) {
  const [send, { isLoading }] = useSendResetMailMutation();
  const toast = useToast();
  const sendOnce = useOneAtATime(async (partnerId: string) => {
    try {
      await send(partnerId).unwrap();
      toast({ title: 'Reset mail sent', description: `To ${email}` });
    } catch (failure) {
      const description = sentenceOf(failure, 'The mail could not be sent.');
      toast({ title: 'Error', description, destructive: true });
    }
    onClose();
  });
  return (
    <ConfirmDialog
      question="Send a reset mail?"
      sentence={`${contactName} gets a link at ${email} with which to choose a new password. It works once, for an hour; until it is used, the password stays.`}
      confirm="Send reset mail"
      pending="Sending..."
      busy={isLoading}
      onConfirm={() => void sendOnce(id)}
      onCancel={onClose}
    />
  );
}
