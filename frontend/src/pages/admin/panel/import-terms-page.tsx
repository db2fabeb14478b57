import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { importTermList } from '@/features/lender-import/import-term-list';
import { type ImportTerm } from '@/features/lender-import/lender-import-api';
import { DeleteImportTermDialog } from '@/features/lender-import/delete-import-term-dialog';
import { importTermColumns } from '@/features/lender-import/import-term-columns';
import { ImportTermDetails } from '@/features/lender-import/import-term-details';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { adminPaths } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';

/** Terms that staff saved for the lender import, with their meaning and removal. */
export function Component() {
  const screen = useListScreen(importTermList);
  const { dialog, openDialog } = useDialog();
  const importFile = (
    <Button component={Link} to={adminPaths.lenderImport}>
      Import Excel
    </Button>
  );
  const actionsOn = useCallback(
    (term: ImportTerm) => [
      { name: 'Remove', recordName: term.word, onAct: () => openDialog(DeleteImportTermDialog, { term }) },
    ],
    [openDialog],
  );
  return (
    <PortalPage
      title="Saved terms"
      actions={
        <>
          <Button variant="outlined" component={Link} to={adminPaths.lenderImports}>
            Past imports
          </Button>
          {importFile}
        </>
      }
    >
      <ListScreen
        label="Saved terms"
        {...screen}
        views={useSavedViews('words')}
        columns={importTermColumns}
        nameOf={({ word }) => word}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No saved terms yet"
            message="When a file has terms we do not recognise, the preview asks what they mean. Your answers are saved here for future files."
            action={importFile}
          />
        }
        details={(term, open) => (
          <ImportTermDetails
            term={term}
            onClose={open.onClose}
            actions={
              <Button variant="outlined" onClick={() => openDialog(DeleteImportTermDialog, { term })}>
                Remove
              </Button>
            }
          />
        )}
      />
      {dialog}
    </PortalPage>
  );
}
