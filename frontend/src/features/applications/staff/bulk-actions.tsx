import Button from '@mui/material/Button';
import {
  useBulkReview,
  type ChosenApplications,
  type RefusedApplication,
} from '@/features/applications/staff/use-bulk-review';

interface BulkActionsProps {
  chosen: ChosenApplications;
  /** Whoever is signed in. */
  me: string | null;
  onChange: () => void;
  onAnswered: (refused: readonly RefusedApplication[]) => void;
}

/** What can be done with chosen applications: take them, or say what to change. */
export function BulkActions({ chosen, me, onChange, onAnswered }: BulkActionsProps) {
  const review = useBulkReview(onAnswered);
  return (
    <>
      {me !== null && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => void review({ ...chosen, changes: { ownerId: me } })}
        >
          Take them
        </Button>
      )}
      <Button variant="outlined" size="small" onClick={onChange}>
        Change owner or status
      </Button>
    </>
  );
}
