import { useState, type ComponentProps } from 'react';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { useActionWithToast, type ActionWithToast } from '@/shared/ui/use-action-with-toast';

type QuestionProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'question' | 'sentence' | 'confirm' | 'pending' | 'ready' | 'destructive'
>;

interface ConfirmedActionProps
  extends QuestionProps, Pick<ActionWithToast<undefined, unknown>, 'done' | 'failed' | 'onDone'> {
  /** Does it, and rejects where that failed. */
  action: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back, does it once, says how it went, and closes. */
export function ConfirmedAction({
  action,
  done,
  failed,
  onDone,
  onClose,
  ...question
}: ConfirmedActionProps) {
  const [busy, setBusy] = useState(false);
  const act = useActionWithToast({ act: action, done, failed, onDone });
  const confirm = useSingleFlight(async () => {
    setBusy(true);
    await act(undefined);
    onClose();
  });
  return (
    <ConfirmDialog {...question} busy={busy} onConfirm={() => void confirm(undefined)} onCancel={onClose} />
  );
}
