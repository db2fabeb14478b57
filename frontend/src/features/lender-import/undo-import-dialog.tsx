import {
  usePreviewUndoQuery,
  useUndoImportMutation,
  type LenderImport,
  type Undo,
} from '@/features/lender-import/lender-import-api';
import { errorMessage } from '@/shared/lib/failure';
import { counted, inFigures } from '@/shared/lib/figures';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';

interface UndoImportDialogProps {
  made: LenderImport;
  onClose: () => void;
}

/** Shows what undoing an import would do today, and does it on confirmation. */
export function UndoImportDialog({ made: { id, fileName }, onClose }: UndoImportDialogProps) {
  const { data, error } = usePreviewUndoQuery(id);
  const [undo] = useUndoImportMutation();
  return (
    <ConfirmedAction
      title={`Undo the import of ${fileName}?`}
      message={data ? sentenceAbout(data) : errorMessage(error, 'Checking what will be undone...')}
      confirm={data && data.changed > 0 ? 'Undo the others' : 'Undo import'}
      pending="Undoing..."
      ready={data !== undefined && data.deleted + data.restored > 0}
      action={() => undo({ id, leaveChanged: (data?.changed ?? 0) > 0 }).unwrap()}
      successToast={{ title: 'Import undone', description: `Changes from ${fileName} have been undone` }}
      errorToast={{ title: 'Undo failed', description: 'The import could not be undone. Please try again.' }}
      onClose={onClose}
    />
  );
}

function sentenceAbout({ deleted, restored, changed, changedNames }: Undo): string {
  const more = changed - changedNames.length;
  const names = `${changedNames.join(', ')}${more > 0 ? ` and ${inFigures(more)} more` : ''}`;
  return [
    deleted > 0 &&
      `${counted(deleted, 'lender')} that the import added ${deleted === 1 ? 'is' : 'are'} deleted.`,
    restored > 0 &&
      `${counted(restored, 'lender')} ${restored === 1 ? 'is' : 'are'} restored to ${restored === 1 ? 'its' : 'their'} previous values.`,
    changed > 0 && `Changed since, so left as ${changed === 1 ? 'it is' : 'they are'}: ${names}.`,
    deleted + restored === 0 && 'There is nothing to undo.',
  ]
    .filter(Boolean)
    .join(' ');
}
