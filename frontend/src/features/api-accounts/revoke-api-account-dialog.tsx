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
      sentence="Any system using it will stop working straight away. This cannot be undone. Data it has sent is kept."
      confirm="Revoke"
      pending="Revoking..."
      busy={busy}
      onConfirm={() => revoke(id)}
      onCancel={onClose}
    />
  );
}
