import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { importList } from '@/features/lender-import/import-list';
import { importColumns } from '@/features/lender-import/import-columns';
import { ImportDetails } from '@/features/lender-import/import-details';
import { UndoImportDialog } from '@/features/lender-import/undo-import-dialog';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { adminPaths } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';

/** Lists the imports of lenders with file, time, author and changes. */
export function Component() {
  const screen = useListScreen(importList);
  const { dialog, openDialog } = useDialog();
  const importFile = (
    <Button component={Link} to={adminPaths.lenderImport}>
      Import Excel
    </Button>
  );
  return (
    <PortalPage
      title="Past imports"
      actions={
        <>
          <Button variant="outlined" component={Link} to={adminPaths.importTerms}>
            Saved terms
          </Button>
          <Button variant="outlined" component={Link} to={adminPaths.lenders}>
            All lenders
          </Button>
          {importFile}
        </>
      }
    >
      <ListScreen
        label="Imports"
        {...screen}
        views={useSavedViews('imports')}
        columns={importColumns}
        nameOf={({ fileName }) => fileName}
        empty={
          <EmptyState
            title="No imports yet"
            message="Each import is listed here with what it changed."
            action={importFile}
          />
        }
        details={(made, open) => (
          <ImportDetails
            made={made}
            onClose={open.onClose}
            actions={
              made.status === 'imported' && (
                <Button variant="outlined" onClick={() => openDialog(UndoImportDialog, { made })}>
                  Undo import
                </Button>
              )
            }
          />
        )}
      />
      {dialog}
    </PortalPage>
  );
}
