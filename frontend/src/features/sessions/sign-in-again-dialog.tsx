import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SignInAgainDialogProps {
  /** After what a session ends: 'after an hour of inactivity'. */
  endsAfter: string;
  /** The form. */
  children: ReactNode;
}

export function SignInAgainDialog({ endsAfter, children }: SignInAgainDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Please sign in again</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          Your session ended: this happens {endsAfter}. Nothing you typed is lost. Sign in to carry on.
        </Typography>
        {children}
      </DialogContent>
    </Dialog>
  );
}
