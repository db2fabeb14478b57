import {
  useSendResetEmailMutation,
  type PartnerAccount,
} from '@/features/introducers/staff/partner-accounts-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';

interface ResetEmailDialogProps {
  partner: Pick<PartnerAccount, 'id' | 'contactName' | 'email'>;
  onClose: () => void;
}

export function ResetEmailDialog({ partner: { id, contactName, email }, onClose }: ResetEmailDialogProps) {
  const [send] = useSendResetEmailMutation();
  return (
    <ConfirmedAction
      title="Send a password reset email?"
      message={`${contactName} will get a link at ${email} to choose a new password. It works once, for an hour. Until then the old password still works.`}
      confirm="Send reset email"
      destructive={false}
      pending="Sending..."
      action={() => send(id).unwrap()}
      successToast={{ title: 'Reset email sent', description: `To ${email}` }}
      errorToast={{ title: 'Error', description: 'We could not send the email.' }}
      onClose={onClose}
    />
  );
}
