import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useIsPhone } from '@/shared/ui/use-is-phone';

interface InfoDialogProps {
  title: string;
  /** 'lg' takes the whole screen of a phone. */
  maxWidth: 'xs' | 'sm' | 'lg';
  /** The dialog cannot be closed while a request runs. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for reading, with a close button. */
export function InfoDialog({ title, maxWidth, busy = false, onClose, children }: InfoDialogProps) {
  const titleId = useId();
  const onPhone = useIsPhone();
  return (
    <Dialog
      open
      fullWidth
      fullScreen={onPhone && maxWidth === 'lg'}
      maxWidth={maxWidth}
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose} disabled={busy}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
