import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { FOOT_STAYS } from '@/shared/dialogs/form-dialog-actions';
import { UNSAVED, type Guard } from '@/shared/dialogs/unsaved-guard';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { useUnsavedGuard } from '@/shared/dialogs/use-unsaved-guard';

interface FormDialogProps {
  title: string;
  /** Whether closing now would lose something. */
  dirty: boolean;
  guard?: Guard;
  /** It stays while something is on its way. */
  busy?: boolean;
  maxWidth?: 'sm' | 'md';
  onClose: () => void;
  /** What is in it; `close` asks first where something would be lost. */
  children: (close: () => void) => ReactNode;
}

/** A dialog that somebody fills in: nothing typed is lost by a key, a press beside it or the way back. */
export function FormDialog({
  title,
  dirty,
  guard = UNSAVED,
  busy = false,
  maxWidth = 'sm',
  onClose,
  children,
}: FormDialogProps) {
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  // What was sent may lead elsewhere as soon as it is kept.
  const waiting = useUnsavedGuard(dirty && !busy);
  const onPhone = useIsPhone();
  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <Dialog open fullWidth fullScreen={onPhone} maxWidth={maxWidth} onClose={close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers sx={focusInSight}>
        {children(close)}
      </DialogContent>
      {(asking || waiting) && (
        <ConfirmDialog
          question={guard.question}
          sentence={guard.sentence}
          cancel={guard.stay}
          confirm={guard.leave}
          onCancel={() => {
            setAsking(false);
            waiting?.stay();
          }}
          onConfirm={() => {
            onClose();
            waiting?.leave();
          }}
        />
      )}
    </Dialog>
  );
}

/** What takes the focus comes into sight with its label, and above the form's foot where that stays in sight. */
const focusInSight = {
  scrollPaddingTop: '40px',
  [FOOT_STAYS]: {
    scrollPaddingBottom: '104px',
    // With a sentence in it, of as many lines as a phone makes of it.
    '&:has([data-note="problem"]:not(:empty))': { scrollPaddingBottom: '240px' },
  },
} as const;
