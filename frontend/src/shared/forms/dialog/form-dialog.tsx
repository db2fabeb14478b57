import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { FOOT_STAYS } from '@/shared/forms/dialog/form-dialog-actions';
import { UNSAVED, type Guard } from '@/shared/dialogs/unsaved-guard';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { useUnsavedGuard } from '@/shared/dialogs/use-unsaved-guard';

interface FormDialogProps {
  title: string;
  /** Whether closing now would lose something. */
  dirty: boolean;
  guard?: Guard;
  /** The dialog cannot be closed while a request runs. */
  busy?: boolean;
  maxWidth?: 'sm' | 'md';
  onClose: () => void;
  /** Its content; `close` confirms first if changes would be lost. */
  children: (close: () => void) => ReactNode;
}

/** A dialog with a form: Escape, a click outside and Back ask before unsaved changes are lost. */
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
  // After saving, the form may navigate away without a question.
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
          title={guard.title}
          message={guard.message}
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

/** Scrolls a focused control into view with its label, above the footer. */
const focusInSight = {
  scrollPaddingTop: '40px',
  [FOOT_STAYS]: {
    scrollPaddingBottom: '104px',
    // Room for an error of as many lines as it takes on a phone.
    '&:has([data-note="problem"]:not(:empty))': { scrollPaddingBottom: '240px' },
  },
} as const;
