import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { useUnsavedGuard } from '@/shared/dialogs/use-unsaved-guard';

/** What is asked before something would be lost. */
export interface Guard {
  question: string;
  sentence: string;
  stay: string;
  leave: string;
}

export const UNSAVED: Guard = {
  question: 'Leave without saving?',
  sentence: 'Your changes are not saved and will be lost.',
  stay: 'Keep editing',
  leave: 'Discard changes',
};

/** Asks before somebody leaves a screen of forms with something unsaved. One for the screen: a router has one way. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const waiting = useUnsavedGuard(dirty);
  if (!waiting) return null;
  return (
    <ConfirmDialog
      question={UNSAVED.question}
      sentence={UNSAVED.sentence}
      cancel={UNSAVED.stay}
      confirm={UNSAVED.leave}
      onCancel={waiting.stay}
      onConfirm={waiting.leave}
    />
  );
}
