import Button from '@mui/material/Button';
import type { AccountKind } from '@/features/own-account/account-kind';
import { useEndOtherSessionsMutation } from '@/features/own-account/own-account-api';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

/** Ends every other session of the account. No confirmation, because nothing here is lost. */
export function SignOutElsewhere({ kind }: { kind: AccountKind }) {
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();

  const signOut = useActionWithToast({
    run: () => endOthers(kind).unwrap(),
    successToast: { title: 'You are signed out everywhere else' },
    errorToast: { title: 'Error', description: 'The sessions could not be ended.' },
  });

  return (
    <Button variant="outlined" disabled={isLoading} onClick={() => void signOut(undefined)}>
      Sign out elsewhere
    </Button>
  );
}
