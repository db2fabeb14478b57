import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { consentDetails, formatConsent } from '@/features/deals/consents/consents';
import type { Consent } from '@/features/deals/deals-api';

interface ConsentNeededDialogProps {
  lender: string;
  consent: Consent | null;
  onAsk: () => void;
  onRecord: () => void;
  onClose: () => void;
}

/** Shown instead of sending: what is missing before details may go to a lender. */
export function ConsentNeededDialog({ lender, consent, onAsk, onRecord, onClose }: ConsentNeededDialogProps) {
  const [titleId, textId] = [useId(), useId()];
  const standing = `Status: ${[formatConsent(consent), consentDetails(consent)].filter(Boolean).join(' ')}.`;
  return (
    <Dialog open maxWidth="sm" onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>Get consent first</DialogTitle>
      <DialogContent>
        <Typography id={textId}>
          You need the client’s consent to send their details to {lender}. {standing}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onAsk}>
          Ask the client
        </Button>
        <Button variant="outlined" onClick={onRecord}>
          Record an answer
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
