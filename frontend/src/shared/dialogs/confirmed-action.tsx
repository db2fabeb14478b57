import { useState, type ComponentProps } from 'react';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { useToast } from '@/shared/ui/toast-context';
import type { ToastMessage } from '@/shared/ui/toast-store';

interface ConfirmedActionProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'question' | 'sentence' | 'confirm' | 'pending' | 'ready' | 'destructive'
> {
  /** Does it, and rejects where that failed. */
  action: () => Promise<unknown>;
  done: ToastMessage;
  failed: (failure: unknown) => ToastMessage;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back, does it once, says how it went, and closes. */
export function ConfirmedAction({ action, done, failed, onDone, onClose, ...asked }: ConfirmedActionProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const confirm = useOneAtATime(async () => {
    setBusy(true);
    try {
      await action();
      toast(done);
      onDone?.();
    } catch (failure) {
      toast({ ...failed(failure), destructive: true });
    }
    onClose();
  });
  return (
    <ConfirmDialog {...asked} busy={busy} onConfirm={() => void confirm(undefined)} onCancel={onClose} />
  );
}
