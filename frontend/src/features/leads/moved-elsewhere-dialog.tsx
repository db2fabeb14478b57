import type { MovedElsewhere } from '@/features/leads/use-move-lead';
import { describeChange } from '@/shared/lib/use-read-version';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { statusLabel } from '@/shared/lists/lead-statuses';

interface MovedElsewhereDialogProps {
  clash: MovedElsewhere;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether to change a lead's status that someone else has changed first. */
export function MovedElsewhereDialog({ clash, ...answer }: MovedElsewhereDialogProps) {
  const { current, wanted } = clash;
  return (
    <ConfirmDialog
      title={`Change ${current.name} to ‘${statusLabel(wanted)}’ anyway?`}
      message={`${describeChange(clash, `changed it to ‘${statusLabel(current.status)}’`)}, after you opened the list.`}
      confirm={`Change to ${statusLabel(wanted)}`}
      pending="Saving..."
      cancel={`Keep ${statusLabel(current.status)}`}
      {...answer}
    />
  );
}
