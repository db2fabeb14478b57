import { useDeleteLenderMutation, type Lender } from '@/features/lenders/lenders-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';

interface DeleteLenderDialogProps {
  lender: Lender;
  onClose: () => void;
}

export function DeleteLenderDialog({ lender: { id, name }, onClose }: DeleteLenderDialogProps) {
  const { select } = useListUrlState();
  const [deleteLender] = useDeleteLenderMutation();
  return (
    <ConfirmedAction
      title="Are you sure you want to delete this lender?"
      message={`${name} will no longer be matched. Existing applications keep its name.`}
      confirm="Delete"
      pending="Deleting..."
      action={() => deleteLender(id).unwrap()}
      successToast={{ title: 'Lender deleted', description: 'The lender has been removed successfully' }}
      errorToast={() => ({ title: 'Delete failed', description: 'Failed to delete lender' })}
      onSuccess={() => select(null)}
      onClose={onClose}
    />
  );
}
