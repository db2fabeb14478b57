import { useDeleteImportTermMutation, type ImportTerm } from '@/features/lender-import/lender-import-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';

interface DeleteImportTermDialogProps {
  term: ImportTerm;
  onClose: () => void;
}

export function DeleteImportTermDialog({ term: { id, word, means }, onClose }: DeleteImportTermDialogProps) {
  const { select } = useListUrlState();
  const [forget] = useDeleteImportTermMutation();
  return (
    <ConfirmedAction
      title={`Remove “${word}”?`}
      message={`Future files will no longer read it as ${means}. Lenders already imported do not change.`}
      confirm="Remove"
      pending="Removing..."
      action={() => forget(id).unwrap()}
      successToast={{ title: 'Term removed' }}
      errorToast={{ title: 'Removal failed', description: 'We could not remove the term. Please try again.' }}
      onSuccess={() => select(null)}
      onClose={onClose}
    />
  );
}
