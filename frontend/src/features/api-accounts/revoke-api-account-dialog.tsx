import type { ApiAccount } from '@/features/api-accounts/api-accounts-api';
import { useRevoking } from '@/features/api-accounts/use-revoking';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';

interface RevokeApiAccountDialogProps {
  account: Pick<ApiAccount, 'id' | 'name'>;
  onClose: () => void;
}

export function RevokeApiAccountDialog({ account: { id, name }, onClose }: RevokeApiAccountDialogProps) {
  const { revoke, busy } = useRevoking(onClose);
  return (
    <ConfirmDialog
      question={`Revoke ‘${name}’?`}
      sentence="The program that uses it is refused from its next call on. This cannot be undone; what it has sent stays."
      confirm="Revoke"
      pending="Revoking..."
      busy={busy}
      onConfirm={() => revoke(id)}
      onCancel={onClose}
    />
  );
}
