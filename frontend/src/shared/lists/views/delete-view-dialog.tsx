import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useDeleteViewMutation, type View } from '@/shared/lists/views/views-api';

interface DeleteViewDialogProps {
  view: View;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteViewDialog({ view: { id, name, forAll }, onDeleted, onClose }: DeleteViewDialogProps) {
  const [remove] = useDeleteViewMutation();
  return (
    <ConfirmedAction
      title={`Delete the view ${name}?`}
      message={`${forAll ? 'All staff lose it. ' : ''}The records in it are not affected.`}
      confirm="Delete"
      pending="Deleting..."
      action={() => remove(id).unwrap()}
      successToast={{ title: 'View deleted' }}
      errorToast={{ title: 'Error', description: 'The view was not deleted.' }}
      onSuccess={onDeleted}
      onClose={onClose}
    />
  );
}
