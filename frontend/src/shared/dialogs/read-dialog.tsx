import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useIsPhone } from '@/shared/ui/use-is-phone';

interface ReadDialogProps {
  title: string;
  /** A 'lg' one takes all of a phone's screen. */
  maxWidth: 'xs' | 'sm' | 'lg';
  /** It stays while something is on its way. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog to read, with a button that closes it. */
export function ReadDialog({ title, maxWidth, busy = false, onClose, children }: ReadDialogProps) {
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
      {/* No bar of a page stands over it. */}
      <DialogContent dividers sx={{ '--below-bar': '0px' }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose} disabled={busy}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
