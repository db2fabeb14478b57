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
      done={{ title: 'View deleted' }}
      failed={{ title: 'Error', description: 'The view was not deleted.' }}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}
