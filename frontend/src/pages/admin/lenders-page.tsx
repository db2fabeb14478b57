import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeleteLenderDialog } from '@/features/lenders/delete-lender-dialog';
import { ImportDialog } from '@/features/lenders/import-dialog';
import { lenderColumns } from '@/features/lenders/lender-columns';
import { LenderDetails } from '@/features/lenders/lender-details';
import { LenderFormDialog } from '@/features/lenders/lender-form-dialog';
import { useListLendersQuery, type Lender, type LenderListQuery } from '@/features/lenders/lenders-api';
import { sentenceOf } from '@/shared/lib/failure';
import { DataTable } from '@/shared/portal/data-table';
import { Freshness } from '@/shared/portal/freshness';
import { ListToolbar, type ListFilter } from '@/shared/portal/list-toolbar';
import { PortalPage } from '@/shared/portal/portal-page';
import { RowActions } from '@/shared/portal/row-actions';
import { useListAddress, type ListAddress } from '@/shared/portal/use-list-address';
import { EmptyState } from '@/shared/ui/states';

const PAGE_LENGTH = 50;
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
];
const FILTER_NAMES = FILTERS.map(({ name }) => name);

/** What an address asks of the list; the server refuses a word that it does not know. */
const queryOf = ({ search, sort, cursor, filter }: ListAddress): LenderListQuery => ({
  limit: PAGE_LENGTH,
  ...(search && { q: search }),
  ...(sort && { sort: sort as NonNullable<LenderListQuery['sort']> }),
  ...(filter('isActive') && { isActive: filter('isActive') as NonNullable<LenderListQuery['isActive']> }),
  ...(cursor && { cursor }),
});

type Doing = { add: true } | { importing: true } | { edit: Lender } | { remove: Lender };

export function Component() {
  const address = useListAddress(FILTER_NAMES);
  const list = useListLendersQuery(queryOf(address));
  const [doing, setDoing] = useState<Doing | null>(null);
  const selected = list.data?.items.find(({ id }) => id === address.selected);
  const actionsOn = (lender: Lender) => (
    <RowActions
      actions={[
        { name: 'Edit', about: lender.name, onAct: () => setDoing({ edit: lender }) },
        { name: 'Delete', about: lender.name, onAct: () => setDoing({ remove: lender }) },
      ]}
    />
  );

  return (
    <PortalPage
      title="Lenders"
      actions={
        <>
          <Button variant="outlined" onClick={() => setDoing({ importing: true })}>
            Import Excel
          </Button>
          <Button onClick={() => setDoing({ add: true })}>Add Lender</Button>
        </>
      }
    >
      <ListToolbar address={address} searchLabel="Search lenders" filters={FILTERS}>
        <Freshness
          asOf={list.fulfilledTimeStamp}
          busy={list.isFetching}
          onRefresh={() => void list.refetch()}
        />
      </ListToolbar>
      <DataTable
        label="Lenders"
        columns={lenderColumns}
        address={address}
        page={list.data}
        pageLength={PAGE_LENGTH}
        defaultSort="newest"
        busy={list.isFetching}
        failure={list.error ? sentenceOf(list.error, 'The lenders could not be read.') : null}
        onRetry={() => void list.refetch()}
        nameOf={({ name }) => name}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No lenders added yet"
            sentence="Add one by hand, or import the spreadsheet that you keep them in."
            action={<Button onClick={() => setDoing({ add: true })}>Add Your First Lender</Button>}
          />
        }
      />
      {selected && (
        <LenderDetails lender={selected} onClose={() => address.select(null)} actions={actionsOn(selected)} />
      )}
      {doing && 'add' in doing && <LenderFormDialog lender={null} onClose={() => setDoing(null)} />}
      {doing && 'edit' in doing && <LenderFormDialog lender={doing.edit} onClose={() => setDoing(null)} />}
      {doing && 'importing' in doing && <ImportDialog onClose={() => setDoing(null)} />}
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
