import Button from '@mui/material/Button';
import type { AccountKind } from '@/features/own-account/account-kind';
import { useEndOtherSessionsMutation } from '@/features/own-account/own-account-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

/** Ends every session of the account but this one; nothing here is lost, and so nothing is asked. */
export function SignOutElsewhere({ kind }: { kind: AccountKind }) {
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const toast = useToast();

  const signOut = useOneAtATime(async () => {
    try {
      await endOthers(kind).unwrap();
      toast({ title: 'You are signed out everywhere else' });
    } catch (failure) {
      const description = sentenceOf(failure, 'The sessions could not be ended.');
      toast({ title: 'Error', description, destructive: true });
    }
  });

  return (
    <Button variant="outlined" disabled={isLoading} onClick={() => void signOut(undefined)}>
      Sign out elsewhere
    </Button>
  );
}
