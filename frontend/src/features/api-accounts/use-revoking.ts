import { useRevokeApiAccountMutation } from '@/features/api-accounts/api-accounts-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

/** Revokes an API account once, and says so; `onRevoked` when it is. */
export function useRevoking(onRevoked: () => void) {
  const [revoke, { isLoading }] = useRevokeApiAccountMutation();
  const toast = useToast();
  const revokeOnce = useOneAtATime(async (id: string) => {
    try {
      await revoke(id).unwrap();
      toast({ title: 'API account revoked' });
      onRevoked();
    } catch (failure) {
      const description = sentenceOf(failure, 'The API account could not be revoked.');
      toast({ title: 'Error', description, destructive: true });
    }
  });
  return { revoke: (id: string) => void revokeOnce(id), busy: isLoading };
}
