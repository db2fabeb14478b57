import { useState, type ComponentProps } from 'react';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { useAnnouncedAction, type AnnouncedAction } from '@/shared/ui/use-announced-action';

type QuestionProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'question' | 'sentence' | 'confirm' | 'pending' | 'ready' | 'destructive'
>;

interface ConfirmedActionProps
  extends QuestionProps, Pick<AnnouncedAction<undefined, unknown>, 'done' | 'failed' | 'onDone'> {
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
  const act = useAnnouncedAction({ act: action, done, failed, onDone });
  const confirm = useSingleFlight(async () => {
    setBusy(true);
    await act(undefined);
    onClose();
  });
  return (
    <ConfirmDialog {...question} busy={busy} onConfirm={() => void confirm(undefined)} onCancel={onClose} />
  );
}
