import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActivationButtons } from '@/features/lenders/activation-buttons';
import { DeleteLenderDialog } from '@/features/lenders/delete-lender-dialog';
import { lenderColumns, lenderFilters } from '@/features/lenders/lender-columns';
import { LenderDetails } from '@/features/lenders/lender-details';
import { useGetLenderQuery, useListLendersQuery, type Lender } from '@/features/lenders/lenders-api';
import { ExportMenu } from '@/shared/lists/export-menu';
import { narrowing } from '@/shared/lists/list-query';
import { useKeepsViews } from '@/pages/admin/use-keeps-views';
import { ListScreen } from '@/shared/lists/list-screen';
import { adminPaths } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { useListScreen } from '@/shared/lists/use-list-screen';
import { lazyPart } from '@/shared/ui/lazy-part';
import { EmptyState } from '@/shared/ui/states';

const LenderFormDialog = lazyPart(
  async () => (await import('@/features/lenders/lender-form-dialog')).LenderFormDialog,
);

type Doing = { add: true } | { edit: Lender } | { remove: Lender };

export function Component() {
  const screen = useListScreen({
    list: useListLendersQuery,
    one: useGetLenderQuery,
    filters: lenderFilters,
    refreshes: ['Lender'],
  });
  const [doing, setDoing] = useState<Doing | null>(null);
  const actionsOn = useCallback(
    (lender: Lender) => [
      { name: 'Edit', about: lender.name, onAct: () => setDoing({ edit: lender }) },
      { name: 'Delete', about: lender.name, onAct: () => setDoing({ remove: lender }) },
    ],
    [],
  );

  return (
    <PortalPage
      title="Lenders"
      actions={
        <>
          <ExportMenu url="admin/lenders/export" params={narrowing(screen.address)} of="the lenders" />
          <Button variant="outlined" component={Link} to={adminPaths.lenderImport}>
            Import Excel
          </Button>
          <Button onClick={() => setDoing({ add: true })}>Add Lender</Button>
        </>
      }
    >
      <ListScreen
        label="Lenders"
        {...screen}
        views={useKeepsViews('lenders')}
        columns={lenderColumns}
        nameOf={({ name }) => name}
        actions={actionsOn}
        bulkActions={(chosen) => <ActivationButtons lenders={chosen} />}
        empty={
          <EmptyState
            title="No lenders added yet"
            sentence="Add one by hand, or import the spreadsheet that you keep them in."
            action={<Button onClick={() => setDoing({ add: true })}>Add Your First Lender</Button>}
          />
        }
        details={(lender, open) => <LenderDetails lender={lender} {...open} />}
      />
      {doing && 'add' in doing && <LenderFormDialog lender={null} onClose={() => setDoing(null)} />}
      {doing && 'edit' in doing && <LenderFormDialog lender={doing.edit} onClose={() => setDoing(null)} />}
      {doing && 'remove' in doing && (
        <DeleteLenderDialog
          lender={doing.remove}
          onDeleted={() => screen.address.select(null)}
          onClose={() => setDoing(null)}
        />
      )}
    </PortalPage>
  );
}
