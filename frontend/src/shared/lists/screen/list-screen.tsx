import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, type ReactNode } from 'react';
import type { Page } from '@/api/page';
import { RecordLoadError } from '@/shared/portal/record-load-error';
import { errorMessage } from '@/shared/lib/failure';
import { DEFAULT_ORDER, ordersOf } from '@/shared/lists/table/column-orders';
import { DataTable, type DataTableProps } from '@/shared/lists/table/data-table';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { LastUpdated } from '@/shared/lists/screen/last-updated';
import { PAGE_LENGTH } from '@/shared/lists/screen/list-query';
import { ListToolbar, type ListFilter } from '@/shared/lists/screen/list-toolbar';
import { selectedIdOffPage } from '@/shared/lists/screen/selected-id-off-page';
import { RowActions, widthOfActions, type RowAction } from '@/shared/lists/table/row-actions';
import { ColumnsMenu } from '@/shared/lists/views/columns-menu';
import { useShownColumns } from '@/shared/lists/views/use-shown-columns';
import { ViewNote } from '@/shared/lists/views/view-note';
import { ViewsMenu, type SavedViews } from '@/shared/lists/views/views-menu';

/** The result of a list's query hook. */
export interface ListQueryResult<Row> {
  data?: Page<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** The result of a record's query hook. */
export interface RecordQueryResult<Row> {
  currentData?: Row | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'urlState' | 'nameOf' | 'bulkActions' | 'empty'
> {
  list: ListQueryResult<Row>;
  filters?: readonly ListFilter[];
  /** Whether the list can be searched. */
  searchable?: boolean;
  /** Saved views and selectable columns, if the list has them. */
  views?: SavedViews;
  /** Actions of a row. Must be stable unless they change. */
  actions?: (row: Row) => readonly RowAction[];
}

/** A list whose records open beside it. */
interface RecordsBeside<Row> {
  /** The record of `selectedIdOffPage`. */
  opened: RecordQueryResult<Row>;
  /** Actions of the open record, if they differ from the row's. */
  detailActions?: (row: Row) => readonly RowAction[];
  details: Details<Row>;
}

/** A list whose records have a page of their own. */
type RecordsAway<Row> = Required<Pick<DataTableProps<Row>, 'linkTo'>>;

type ListScreenProps<Row> = ListProps<Row> & (RecordsBeside<Row> | RecordsAway<Row>);

/** The record that is open beside the list. */
type Details<Row> = (record: Row, open: { actions: ReactNode; onClose: () => void }) => ReactNode;

/** A list to work in: filters, freshness, pages of rows (newest first), and the record that its address opens. */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { list, filters = [], searchable = true, views, actions, ...table } = props;
  const { urlState } = table;
  const things = table.label.toLowerCase();
  const reload = () => void list.refetch();
  const parts = { filters, columns: table.columns };
  const { shown, keys, choose } = useShownColumns(table.columns, urlState, views?.list ?? null);
  const rowActions = useMemo(
    () => actions && ((row: Row) => <RowActions actions={actions(row)} />),
    [actions],
  );
  return (
    <>
      <ListToolbar
        urlState={urlState}
        searchLabel={searchable ? `Search ${things}` : null}
        filters={filters}
        orders={ordersOf(table.columns)}
      >
        {views && (
          <>
            <ViewsMenu {...views} urlState={urlState} parts={parts} columns={keys} />
            <ColumnsMenu columns={table.columns} shown={shown} onChange={choose} />
          </>
        )}
        <LastUpdated asOf={list.fulfilledTimeStamp} busy={list.isFetching} onRefresh={reload} />
      </ListToolbar>
      {views && <ViewNote list={views.list} view={urlState.view} parts={parts} />}
      <DataTable
        {...table}
        columns={shown}
        {...(rowActions && { actions: rowActions })}
        {...(actions &&
          list.data && {
            actionsWidth: Math.max(0, ...list.data.items.map((row) => widthOfActions(actions(row)))),
          })}
        page={list.data}
        pageLength={PAGE_LENGTH}
        defaultSort={DEFAULT_ORDER}
        busy={list.isFetching}
        failure={list.error ? errorMessage(list.error, `The ${things} could not be loaded.`) : null}
        onRetry={reload}
      />
      {'details' in props && <OpenedRecord {...props} />}
    </>
  );
}

function OpenedRecord<Row extends { id: string }>({
  urlState,
  list,
  opened,
  actions,
  detailActions = actions,
  details,
}: ListProps<Row> & RecordsBeside<Row>) {
  const selected = list.data?.items.find(({ id }) => id === urlState.selected);
  const onClose = () => urlState.select(null);
  const show = (record: Row) =>
    details(record, {
      actions: detailActions && <RowActions actions={detailActions(record)} />,
      onClose,
    });
  if (selected) return show(selected);
  if (selectedIdOffPage(urlState, list.data) === null) return null;
  return <OpenedElsewhere opened={opened} details={show} onClose={onClose} />;
}

interface OpenedElsewhereProps<Row> {
  opened: RecordQueryResult<Row>;
  details: (record: Row) => ReactNode;
  onClose: () => void;
}

function OpenedElsewhere<Row>({ opened, details, onClose }: OpenedElsewhereProps<Row>) {
  const { currentData, error, refetch } = opened;
  if (currentData) return details(currentData);
  return (
    <DetailDrawer title={error ? 'Not opened' : 'Loading'} onClose={onClose}>
      {error ? <RecordLoadError error={error} onRetry={() => void refetch()} /> : <LoadingFacts />}
    </DetailDrawer>
  );
}

function LoadingFacts() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={24} />
      ))}
    </Box>
  );
}
