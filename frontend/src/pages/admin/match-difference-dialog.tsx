import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MatchDifference } from '@/features/applications/staff/admin-applications-api';
import { MatchChanges } from '@/features/matching/match-changes';
import { counted, inFigures } from '@/shared/lib/figures';

interface MatchDifferenceDialogProps {
  match: MatchDifference;
  onClose: () => void;
}

type Counts = MatchDifference['before'];

/** What a correction has changed in the match. */
export function MatchDifferenceDialog({ match, onClose }: MatchDifferenceDialogProps) {
  const titleId = useId();
  const { before, after, changes } = match;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>What This Changes in the Match</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: changes.length > 0 ? 2 : 0 }}>
          {changes.length === 0
            ? `Nothing: ${inWords(after)}, as before.`
            : `${inWords(after)} now. It was ${inWords(before)}.`}
        </Typography>
        <MatchChanges changes={changes} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const inWords = ({ totalMatches, strongMatches }: Counts): string =>
  `${counted(totalMatches, 'lender')}, ${inFigures(strongMatches)} of them strong`;
