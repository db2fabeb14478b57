import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRefresh } from '@/api/invalidation';
import { importColumns } from '@/features/lender-import/import-columns';
import { ImportDetails } from '@/features/lender-import/import-details';
import {
  useGetImportQuery,
  useListImportsQuery,
  type ImportListQuery,
  type LenderImport,
} from '@/features/lender-import/lender-import-api';
import { UndoImportDialog } from '@/features/lender-import/undo-import-dialog';
import { listQuery } from '@/shared/lists/list-query';
import { ListScreen } from '@/shared/lists/list-screen';
import { openedElsewhere } from '@/shared/lists/opened-elsewhere';
import { adminPaths } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { useListAddress } from '@/shared/lists/use-list-address';
import { EmptyState } from '@/shared/ui/states';

/** Every import of lenders: the file, when, by whom, and what it changed. */
export function Component() {
  const address = useListAddress();
  const list = useListImportsQuery(listQuery(address) as ImportListQuery);
  const refetch = useRefresh('LenderImport');
  const opened = useGetImportQuery(openedElsewhere(address, list.data) ?? skipToken);
  const [importToUndo, setImportToUndo] = useState<LenderImport | null>(null);
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
          <Button variant="outlined" component={Link} to={adminPaths.taughtWords}>
            Taught words
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
        address={address}
        list={{ ...list, refetch }}
        opened={opened}
        columns={importColumns}
        nameOf={({ fileName }) => fileName}
        empty={
          <EmptyState
            title="Nothing was imported yet"
            sentence="Each import is listed here with what it changed."
            action={importFile}
          />
        }
        details={(made) => (
          <ImportDetails
            made={made}
            onClose={() => address.select(null)}
            actions={
              made.status === 'imported' && (
                <Button variant="outlined" onClick={() => setImportToUndo(made)}>
                  Undo import
                </Button>
              )
            }
          />
        )}
      />
      {importToUndo && <UndoImportDialog made={importToUndo} onClose={() => setImportToUndo(null)} />}
    </PortalPage>
  );
}
