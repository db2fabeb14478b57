import Typography from '@mui/material/Typography';
import type { MatchDifference } from '@/features/applications/staff/admin-applications-api';
import { MatchChanges } from '@/features/matching/match-changes';
import { InfoDialog } from '@/shared/dialogs/info-dialog';
import { counted, inFigures } from '@/shared/lib/figures';

interface MatchDifferenceDialogProps {
  match: MatchDifference;
  onClose: () => void;
}

type Counts = MatchDifference['before'];

/** Shows how a correction changed the matches. */
export function MatchDifferenceDialog({ match, onClose }: MatchDifferenceDialogProps) {
  const { before, after, changes } = match;
  return (
    <InfoDialog title="Effect on matches" maxWidth="sm" onClose={onClose}>
      <Typography sx={{ mb: changes.length > 0 ? 2 : 0 }}>
        {changes.length === 0
          ? `Nothing: ${formatCounts(after)}, as before.`
          : `${formatCounts(after)} now. It was ${formatCounts(before)}.`}
      </Typography>
      <MatchChanges changes={changes} />
    </InfoDialog>
  );
}

const formatCounts = ({ totalMatches, strongMatches }: Counts): string =>
  `${counted(totalMatches, 'lender')}, ${inFigures(strongMatches)} of them strong`;
