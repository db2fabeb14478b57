import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Submission } from '@/features/deals/deals-api';
import { movesOf, type OfferedMove } from '@/features/deals/submissions/submission-states';
import { InfoDialog } from '@/shared/dialogs/info-dialog';

interface LenderAnswerDialogProps {
  submission: Submission;
  onOffer: () => void;
  onMove: (move: OfferedMove) => void;
  onClose: () => void;
}

/** A lender's response, which opens its dialog. */
export function LenderAnswerDialog({ submission, onOffer, onMove, onClose }: LenderAnswerDialogProps) {
  const { name } = submission.lender;
  return (
    <InfoDialog title={`What did ${name} answer?`} maxWidth="xs" onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Call or email {name} first if it has not answered yet.
      </Typography>
      <div style={{ display: 'grid', gap: 12 }}>
        <Button variant="outlined" onClick={onOffer}>
          Record offer
        </Button>
        {movesOf(submission, false).map((move) => (
          <Button key={move.to} variant="outlined" onClick={() => onMove(move)}>
            {move.label}
          </Button>
        ))}
      </div>
    </InfoDialog>
  );
}
