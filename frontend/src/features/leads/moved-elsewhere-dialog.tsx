import type { MovedElsewhere } from '@/features/leads/use-move-lead';
import { clockTime } from '@/shared/lib/dates';
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
  const { current, wanted, by, at } = clash;
  return (
    <ConfirmDialog
      title={`Change ${current.name} to ‘${statusLabel(wanted)}’ anyway?`}
      message={`${by ?? 'Someone'} changed it to ‘${statusLabel(current.status)}’ at ${clockTime(at)}, after you opened the list.`}
      confirm={`Change to ${statusLabel(wanted)}`}
      pending="Saving..."
      cancel={`Keep ${statusLabel(current.status)}`}
      {...answer}
    />
  );
}
