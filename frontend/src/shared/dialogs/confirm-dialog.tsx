import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  title: string;
  /** The consequence of confirming. */
  message: string;
  /** What is confirmed, in full: a text to read first. */
  children?: ReactNode;
  confirm: string;
  /** The button's label while the action runs. */
  pending?: string | undefined;
  cancel?: string;
  busy?: boolean;
  /** Whether the consequence has loaded. */
  ready?: boolean;
  /** Whether data is lost, so that the button has the warning colour. */
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms an action that others see or that is hard to undo. Focus starts on Cancel. */
export function ConfirmDialog({
  title,
  message,
  children,
  confirm,
  pending = confirm,
  cancel = 'Cancel',
  busy = false,
  ready = true,
  destructive = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={busy ? undefined : onCancel}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={textId}>{message}</Typography>
        {children}
      </DialogContent>
      <DialogActions>
        <Button color={destructive ? 'error' : 'primary'} onClick={onConfirm} disabled={busy || !ready}>
          {busy ? pending : confirm}
        </Button>
        <Button variant="outlined" autoFocus onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
