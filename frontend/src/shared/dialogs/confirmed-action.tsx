import { useState, type ComponentProps } from 'react';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { useActionWithToast, type ActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

type ConfirmProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'message' | 'children' | 'confirm' | 'pending' | 'ready' | 'destructive'
>;

interface ConfirmedActionProps
  extends
    ConfirmProps,
    Pick<ActionWithToast<undefined, unknown>, 'successToast' | 'errorToast' | 'onSuccess'> {
  /** Performs the action; rejects if it fails. */
  action: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms an action that cannot be undone, runs it once, reports the result and closes. */
export function ConfirmedAction({
  action,
  successToast,
  errorToast,
  onSuccess,
  onClose,
  ...dialog
}: ConfirmedActionProps) {
  const [busy, setBusy] = useState(false);
  const act = useActionWithToast({ run: action, successToast, errorToast, onSuccess });
  const confirm = useSingleFlight(async () => {
    setBusy(true);
    await act(undefined);
    onClose();
  });
  return (
    <ConfirmDialog {...dialog} busy={busy} onConfirm={() => void confirm(undefined)} onCancel={onClose} />
  );
}
