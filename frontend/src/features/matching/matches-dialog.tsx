import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Button from '@mui/material/Button';
import type { MatchAnswer } from '@/features/matching/match-answer';
import { MatchList } from '@/features/matching/match-list';
import type { Enquiry } from '@/features/matching/matching-api';
import { useIsPhone } from '@/shared/ui/use-is-phone';

interface MatchesDialogProps {
  answer: MatchAnswer;
  enquiry: Enquiry;
  onClose: () => void;
}

/** A visitor's match list, over the form that is being filled in. */
export function MatchesDialog({ answer, enquiry, onClose }: MatchesDialogProps) {
  const onPhone = useIsPhone();
  return (
    <Dialog open fullWidth fullScreen={onPhone} maxWidth="lg" onClose={onClose} slotProps={{ paper: named }}>
      <DialogContent dividers sx={{ borderTop: 0 }}>
        <MatchList answer={answer} enquiry={enquiry} stickyTop={0} overForm />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The list has the heading; without this, Material UI refers to a title that does not exist. */
const named = { 'aria-label': 'Matched Lenders', 'aria-labelledby': undefined };
