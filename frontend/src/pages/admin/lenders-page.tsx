import { skipToken } from '@reduxjs/toolkit/query';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRefresh } from '@/api/invalidation';
import { ActivationButtons } from '@/features/lenders/activation-buttons';
import { DeleteLenderDialog } from '@/features/lenders/delete-lender-dialog';
import { lenderColumns } from '@/features/lenders/lender-columns';
import { LenderDetails } from '@/features/lenders/lender-details';
import { LenderFormDialog } from '@/features/lenders/lender-form-dialog';
import {
  useGetLenderQuery,
  useListLendersQuery,
  type Lender,
  type LenderListQuery,
} from '@/features/lenders/lenders-api';
import { ExportButtons } from '@/shared/lists/export-buttons';
import { listQuery } from '@/shared/lists/list-query';
import { ListScreen } from '@/shared/lists/list-screen';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { openedElsewhere } from '@/shared/lists/opened-elsewhere';
import { adminPaths } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { RowActions } from '@/shared/lists/row-actions';
import { useListAddress } from '@/shared/lists/use-list-address';
import { products } from '@/shared/site/products';
import { EmptyState } from '@/shared/ui/states';

const FILTERS: readonly ListFilter[] = [
  {
    name: 'isActive',
    label: 'Status',
    all: 'All',
    options: [
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Inactive' },
    ],
  },
  {
    name: 'product',
    label: 'Product',
    all: 'All',
    options: products.map(({ slug, title }) => ({ value: slug, label: title })),
  },
  {
    name: 'unconfirmedFor',
    label: 'Not confirmed for',
    all: 'Any time',
    options: [
      { value: '30', label: '30 days' },
      { value: '90', label: '90 days' },
      { value: '365', label: 'A year' },
    ],
  },
];

type Doing = { add: true } | { edit: Lender } | { remove: Lender };

export function Component() {
  const address = useListAddress(FILTERS);
  const list = useListLendersQuery(listQuery(address) as LenderListQuery);
  const refetch = useRefresh('Lender');
  const opened = useGetLenderQuery(openedElsewhere(address, list.data) ?? skipToken);
  const { search, sort, filters } = address;
  const [doing, setDoing] = useState<Doing | null>(null);
  const actionsOn = useCallback(
    (lender: Lender) => (
      <RowActions
        actions={[
          { name: 'Edit', about: lender.name, onAct: () => setDoing({ edit: lender }) },
          { name: 'Delete', about: lender.name, onAct: () => setDoing({ remove: lender }) },
        ]}
      />
    ),
    [],
  );

  return (
    <PortalPage
      title="Lenders"
      actions={
        <>
          <ExportButtons
            url="admin/lenders/export"
            params={{ ...filters, ...(search && { q: search }), ...(sort && { sort }) }}
            of="lenders"
          />
          <Button variant="outlined" component={Link} to={adminPaths.lenderImport}>
            Import Excel
          </Button>
          <Button onClick={() => setDoing({ add: true })}>Add Lender</Button>
        </>
      }
    >
      <ListScreen
        label="Lenders"
        address={address}
        list={{ ...list, refetch }}
        opened={opened}
        filters={FILTERS}
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
        details={(lender) => (
          <LenderDetails lender={lender} onClose={() => address.select(null)} actions={actionsOn(lender)} />
        )}
      />
      {doing && 'add' in doing && <LenderFormDialog lender={null} onClose={() => setDoing(null)} />}
      {doing && 'edit' in doing && <LenderFormDialog lender={doing.edit} onClose={() => setDoing(null)} />}
      {doing && 'remove' in doing && (
        <DeleteLenderDialog
          lender={doing.remove}
          onDeleted={() => address.select(null)}
          onClose={() => setDoing(null)}
        />
      )}
    </PortalPage>
  );
}
