import type { ApiAccount } from '@/features/api-accounts/api-accounts-api';
import { useRevoking } from '@/features/api-accounts/use-revoking';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';

interface LostSecretDialogProps {
  account: Pick<ApiAccount, 'id' | 'name'>;
  onRevoked: () => void;
  onClose: () => void;
}

/** For an account whose creation response was lost, with its secret. */
export function LostSecretDialog({ account: { id, name }, onRevoked, onClose }: LostSecretDialogProps) {
  const { revoke, busy } = useRevoking(onRevoked);
  return (
    <ConfirmDialog
      question="We could not show the secret"
      sentence={`‘${name}’ was created, but the connection failed before its secret reached you, and it is not shown again. Revoke the account and create another.`}
      cancel="Keep it for now"
      confirm="Revoke and create another"
      pending="Revoking..."
      busy={busy}
      onConfirm={() => revoke(id)}
      onCancel={onClose}
    />
  );
}
