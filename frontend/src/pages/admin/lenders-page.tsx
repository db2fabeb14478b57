import { lenderColumns } from '@/features/lenders/lender-columns';
import { LenderDetails } from '@/features/lenders/lender-details';
import { useListLendersQuery, type LenderListQuery } from '@/features/lenders/lenders-api';
import { sentenceOf } from '@/shared/lib/failure';
import { DataTable } from '@/shared/portal/data-table';
import { Freshness } from '@/shared/portal/freshness';
import { ListToolbar, type ListFilter } from '@/shared/portal/list-toolbar';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListAddress } from '@/shared/portal/use-list-address';
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

export function Component() {
  const address = useListAddress(FILTER_NAMES);
  const list = useListLendersQuery({
    limit: PAGE_LENGTH,
    ...(address.search && { q: address.search }),
    ...(address.sort && { sort: address.sort as NonNullable<LenderListQuery['sort']> }),
    ...(address.filter('isActive') && { isActive: address.filter('isActive') as 'true' | 'false' }),
    ...(address.cursor && { cursor: address.cursor }),
  });

  const selected = list.data?.items.find(({ id }) => id === address.selected);

  return (
    <PortalPage title="Lenders">
      <ListToolbar address={address} searchLabel="Search by name" filters={FILTERS}>
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
        empty={
          <EmptyState
            title="No lenders added yet"
            sentence="Add one by hand, or import the spreadsheet that you keep them in."
          />
        }
      />
      {selected && <LenderDetails lender={selected} onClose={() => address.select(null)} />}
    </PortalPage>
  );
}
