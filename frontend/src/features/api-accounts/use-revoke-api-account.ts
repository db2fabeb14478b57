import { useRevokeApiAccountMutation } from '@/features/api-accounts/api-accounts-api';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

/** Revokes an API account once, with a toast; then calls `onRevoked`. */
export function useRevokeApiAccount(onRevoked: () => void) {
  const [revoke, { isLoading }] = useRevokeApiAccountMutation();
  const revokeOnce = useActionWithToast({
    run: (id: string) => revoke(id).unwrap(),
    successToast: { title: 'API account revoked' },
    errorToast: { title: 'Error', description: 'The API account could not be revoked.' },
    onSuccess: onRevoked,
  });
  return { revoke: (id: string) => void revokeOnce(id), busy: isLoading };
}
