import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { useUnsavedGuard } from '@/shared/dialogs/use-unsaved-guard';

/** The question before changes are lost. */
export interface Guard {
  title: string;
  message: string;
  stay: string;
  leave: string;
}

export const UNSAVED: Guard = {
  title: 'Leave without saving?',
  message: 'Your changes are not saved and will be lost.',
  stay: 'Keep editing',
  leave: 'Discard changes',
};

/**
 * Confirms before the user leaves a screen with unsaved changes. One per screen, because a router has one blocker.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const waiting = useUnsavedGuard(dirty);
  if (!waiting) return null;
  return (
    <ConfirmDialog
      title={UNSAVED.title}
      message={UNSAVED.message}
      cancel={UNSAVED.stay}
      confirm={UNSAVED.leave}
      onCancel={waiting.stay}
      onConfirm={waiting.leave}
    />
  );
}
