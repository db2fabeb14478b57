import { useDeleteLenderMutation, type Lender } from '@/features/lenders/lenders-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { ConfirmDialog } from '@/shared/portal/confirm-dialog';
import { useToast } from '@/shared/ui/toast-context';

interface DeleteLenderDialogProps {
  lender: Lender;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteLenderDialog({ lender, onDeleted, onClose }: DeleteLenderDialogProps) {
  const [deleteLender, { isLoading }] = useDeleteLenderMutation();
  const toast = useToast();
  const confirm = useOneAtATime(async (id: string) => {
    try {
      await deleteLender(id).unwrap();
      toast({ title: 'Lender deleted', description: 'The lender has been removed successfully' });
      onDeleted();
    } catch {
      toast({ title: 'Delete failed', description: 'Failed to delete lender', destructive: true });
    }
    onClose();
  });
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this lender?"
      sentence={`${lender.name} no longer takes part in matching. Cases that name it keep its name.`}
      confirm="Delete"
      pending="Deleting..."
      busy={isLoading}
      onConfirm={() => void confirm(lender.id)}
      onCancel={onClose}
    />
  );
}
