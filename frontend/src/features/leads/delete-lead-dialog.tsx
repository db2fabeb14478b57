import { useDeleteLeadMutation, type Lead } from '@/features/leads/leads-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { ConfirmDialog } from '@/shared/portal/confirm-dialog';
import { useToast } from '@/shared/ui/toast-context';

interface DeleteLeadDialogProps {
  lead: Lead;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteLeadDialog({ lead: { id, name }, onDeleted, onClose }: DeleteLeadDialogProps) {
  const [deleteLead, { isLoading }] = useDeleteLeadMutation();
  const toast = useToast();
  const confirm = useOneAtATime(async () => {
    try {
      await deleteLead(id).unwrap();
      toast({ title: 'Lead deleted successfully' });
      onDeleted();
    } catch {
      toast({ title: 'Error', description: 'Failed to delete lead', destructive: true });
    }
    onClose();
  });
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this lead?"
      sentence={`${name} leaves your list for good, with everything noted there.`}
      confirm="Delete"
      pending="Deleting..."
      busy={isLoading}
      onConfirm={() => void confirm(undefined)}
      onCancel={onClose}
    />
  );
}
