import { useDeleteLeadMutation, type Lead } from '@/features/leads/leads-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';

interface DeleteLeadDialogProps {
  lead: Lead;
  onClose: () => void;
}

export function DeleteLeadDialog({ lead: { id, name }, onClose }: DeleteLeadDialogProps) {
  const { select } = useListUrlState();
  const [deleteLead] = useDeleteLeadMutation();
  return (
    <ConfirmedAction
      title="Are you sure you want to delete this lead?"
      message={`This permanently deletes ${name} and all notes.`}
      confirm="Delete"
      pending="Deleting..."
      action={() => deleteLead(id).unwrap()}
      successToast={{ title: 'Lead deleted successfully' }}
      errorToast={() => ({ title: 'Error', description: 'Failed to delete lead' })}
      onSuccess={() => select(null)}
      onClose={onClose}
    />
  );
}
