import Button from '@mui/material/Button';
import type { AccountKind } from '@/features/own-account/account-kind';
import { useEndAllSessionsMutation } from '@/features/own-account/own-account-api';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { errorMessage } from '@/shared/lib/failure';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { useToast } from '@/shared/ui/toasts/toast-context';

interface SignOutEverywhereProps {
  kind: AccountKind;
  /** Signs out in this browser, once the server has ended every session. */
  onSignedOut: () => Promise<void>;
}

export function SignOutEverywhere(props: SignOutEverywhereProps) {
  const { dialog, openDialog } = useDialog();
  return (
    <>
      <Button variant="outlined" onClick={() => openDialog(SignOutDialog, props)}>
        Sign out everywhere
      </Button>
      {dialog}
    </>
  );
}

function SignOutDialog({ kind, onSignedOut, onClose }: SignOutEverywhereProps & { onClose: () => void }) {
  const [endAll, { isLoading }] = useEndAllSessionsMutation();
  const toast = useToast();

  const signOut = useSingleFlight(async () => {
    try {
      await endAll(kind).unwrap();
      await onSignedOut();
    } catch (failure) {
      const description = errorMessage(failure, 'The sessions could not be ended.');
      toast({ title: 'Error', description, destructive: true });
    }
  });

  return (
    <ConfirmDialog
      title="Sign out everywhere?"
      message="This signs you out on every device, including this one. Unsaved changes will be lost."
      confirm="Sign out everywhere"
      pending="Signing out..."
      busy={isLoading}
      onCancel={onClose}
      onConfirm={() => void signOut(undefined)}
    />
  );
}
