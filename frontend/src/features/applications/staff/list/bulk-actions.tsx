import Button from '@mui/material/Button';
import {
  useBulkReview,
  type ChosenApplications,
  type UnchangedApplication,
} from '@/features/applications/staff/list/use-bulk-review';

interface BulkActionsProps {
  chosen: ChosenApplications;
  /** The user's id. */
  signedInId: string | null;
  onChange: () => void;
  onAnswered: (unchanged: readonly UnchangedApplication[]) => void;
}

/** Actions on selected applications: assign to me, or change status and owner. */
export function BulkActions({ chosen, signedInId, onChange, onAnswered }: BulkActionsProps) {
  const review = useBulkReview(onAnswered);
  return (
    <>
      {signedInId !== null && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => void review({ ...chosen, changes: { ownerId: signedInId } })}
        >
          Assign to me
        </Button>
      )}
      <Button variant="outlined" size="small" onClick={onChange}>
        Change owner or status
      </Button>
    </>
  );
}
