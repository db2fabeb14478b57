import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { lenderList } from '@/features/lenders/lender-list';
import { ActivationButtons } from '@/features/lenders/activation-buttons';
import { DeleteLenderDialog } from '@/features/lenders/delete-lender-dialog';
import { lenderColumns } from '@/features/lenders/lender-columns';
import { LenderDetails } from '@/features/lenders/lender-details';
import { type Lender } from '@/features/lenders/lenders-api';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import { filterParams } from '@/shared/lists/screen/list-query';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { adminPaths } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { EmptyState } from '@/shared/ui/states';

const LenderFormDialog = lazyComponent(
  async () => (await import('@/features/lenders/lender-form-dialog')).LenderFormDialog,
);

export function Component() {
  const screen = useListScreen(lenderList);
  const { dialog, openDialog } = useDialog();
  const add = () => openDialog(LenderFormDialog, { lender: null });
  const actionsOn = useCallback(
    (lender: Lender) => [
      { name: 'Edit', recordName: lender.name, onAct: () => openDialog(LenderFormDialog, { lender }) },
      { name: 'Delete', recordName: lender.name, onAct: () => openDialog(DeleteLenderDialog, { lender }) },
    ],
    [openDialog],
  );

  return (
    <PortalPage
      title="Lenders"
      actions={
        <>
          <ExportMenu url="admin/lenders/export" params={filterParams(screen.urlState)} label="the lenders" />
          <Button variant="outlined" component={Link} to={adminPaths.lenderImport}>
            Import Excel
          </Button>
          <Button onClick={add}>Add Lender</Button>
        </>
      }
    >
      <ListScreen
        label="Lenders"
        {...screen}
        views={useSavedViews('lenders')}
        columns={lenderColumns}
        nameOf={({ name }) => name}
        actions={actionsOn}
        bulkActions={(chosen) => <ActivationButtons lenders={chosen} />}
        empty={
          <EmptyState
            title="No lenders added yet"
            message="Add one by hand, or import the spreadsheet that you keep them in."
            action={<Button onClick={add}>Add Your First Lender</Button>}
          />
        }
        details={(lender, open) => <LenderDetails lender={lender} {...open} />}
      />
      {dialog}
    </PortalPage>
  );
}
