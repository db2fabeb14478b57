import { useDiscardHeldSubmissionMutation, type HeldSubmission } from '@/features/held/held-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';

interface DiscardHeldDialogProps {
  held: HeldSubmission;
  onClose: () => void;
}

export function DiscardHeldDialog({ held: { id, name }, onClose }: DiscardHeldDialogProps) {
  const { select } = useListUrlState();
  const [discard] = useDiscardHeldSubmissionMutation();
  return (
    <ConfirmedAction
      title={`Discard the submission from ${name}?`}
      message="This permanently deletes it. We do not tell the sender."
      confirm="Discard"
      pending="Discarding..."
      action={() => discard(id).unwrap()}
      successToast={{ title: 'Submission discarded' }}
      errorToast={{
        title: 'Discard failed',
        description: 'Could not discard the submission. Please try again.',
      }}
      onSuccess={() => select(null)}
      onClose={onClose}
    />
  );
}
