import { useDeleteLeadMutation, type Lead } from '@/features/leads/leads-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';

interface DeleteLeadDialogProps {
  lead: Lead;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteLeadDialog({ lead: { id, name }, onDeleted, onClose }: DeleteLeadDialogProps) {
  const [deleteLead] = useDeleteLeadMutation();
  return (
    <ConfirmedAction
      question="Are you sure you want to delete this lead?"
      sentence={`${name} leaves your list for good, with everything noted there.`}
      confirm="Delete"
      pending="Deleting..."
      action={() => deleteLead(id).unwrap()}
      done={{ title: 'Lead deleted successfully' }}
      failed={() => ({ title: 'Error', description: 'Failed to delete lead' })}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}
