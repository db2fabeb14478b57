import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Page } from '@/api/page';
import type { Column } from '@/shared/portal/data-table-columns';
import { DataTableHead } from '@/shared/portal/data-table-head';
import { Pager } from '@/shared/portal/pager';
import { body, cell, cellLabel, nameButton, row as rowStyle, table } from '@/shared/portal/data-table-styles';
import type { ListAddress } from '@/shared/portal/use-list-address';
import { EmptyState, ErrorState } from '@/shared/ui/states';

export interface DataTableProps<Row> {
  /** What the rows are, to a screen reader: 'Lenders'. */
  label: string;
  columns: readonly Column<Row>[];
  address: ListAddress;
  /** As it was last read; undefined until then. */
  page: Page<Row> | undefined;
  pageLength: number;
  /** The order that the list has where its address names none. */
  defaultSort: string;
  busy: boolean;
  /** What to say when reading it failed. */
  failure: string | null;
  onRetry: () => void;
  nameOf: (row: Row) => string;
  /** What can be done with a row; on a pointer's or the keyboard's way over it. */
  actions?: (row: Row) => ReactNode;
  /** What stands in place of a list that has nothing in it. */
  empty: ReactNode;
}

/** A list that somebody works in: a table where there is room, cards on a phone. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, page, address, busy, failure, onRetry, empty } = props;
  if (!page) {
    return failure === null ? (
      <LoadingRows label={label} />
    ) : (
      <ErrorState sentence={failure} onRetry={onRetry} />
    );
  }
  return (
    <>
      {failure !== null && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button variant="text" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {failure} What you see is from before.
        </Alert>
      )}
      {page.items.length > 0 ? (
        <Rows {...props} page={page} />
      ) : (
        <Box aria-live="polite" aria-busy={busy}>
          {address.narrowed || address.cursor !== null ? <NothingFound address={address} /> : empty}
        </Box>
      )}
    </>
  );
}

function Rows<Row extends { id: string }>(props: DataTableProps<Row> & { page: Page<Row> }) {
  const { label, columns, address, page, pageLength, busy, nameOf, actions } = props;
  return (
    <>
      {/* The roles are written out: a table that is laid out as cards would lose them. */}
      <Box component="table" role="table" aria-label={label} aria-busy={busy} sx={table}>
        <DataTableHead {...props} />
        <Box component="tbody" role="rowgroup" sx={body} onKeyDown={moveBetweenRows}>
          {page.items.map((item) => (
            <Box
              component="tr"
              role="row"
              key={item.id}
              data-selected={item.id === address.selected}
              sx={rowStyle}
            >
              <NameCell columns={columns} row={item} onOpen={() => address.select(item.id)} nameOf={nameOf} />
              {columns.slice(1).map((column) => (
                <ValueCell key={column.key} column={column} row={item} />
              ))}
              {actions && (
                <Box component="td" role="cell" sx={cell} data-actions>
                  {actions(item)}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Box>
      <Pager address={address} page={page} pageLength={pageLength} />
    </>
  );
}

interface NameCellProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'nameOf'> {
  row: Row;
  onOpen: () => void;
}

/** The first cell of a row: its name, which opens it, and what its column adds. */
function NameCell<Row>({ columns, nameOf, row, onOpen }: NameCellProps<Row>) {
  return (
    <Box component="td" role="cell" sx={cell}>
      <Box component="button" type="button" data-row-name onClick={onOpen} sx={nameButton}>
        {nameOf(row)}
      </Box>
      {columns[0]?.cell(row)}
    </Box>
  );
}

function ValueCell<Row>({ column: { header, figures, cell: show }, row }: { column: Column<Row>; row: Row }) {
  const value = show(row);
  const blank = value === null || value === undefined || value === '';
  return (
    <Box component="td" role="cell" data-figures={figures} data-blank={blank} sx={cell}>
      <Box component="span" aria-hidden="true" sx={cellLabel}>
        {header}
      </Box>
      {blank ? null : <div>{value}</div>}
    </Box>
  );
}

/** Up and down lead from the name of one row to the next, past its actions. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { currentTarget, target } = event;
  if (step === undefined || !(target instanceof HTMLElement) || !target.matches('[data-row-name]')) return;
  const names = [...currentTarget.querySelectorAll<HTMLElement>('[data-row-name]')];
  const next = names[names.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function NothingFound({ address }: { address: ListAddress }) {
  return (
    <EmptyState
      title="Nothing matches"
      sentence="No entry fits what is searched for and filtered here."
      drawing="signpost"
      action={
        <Button variant="outlined" onClick={address.clear}>
          Show all
        </Button>
      }
    />
  );
}

function LoadingRows({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={`Loading ${label.toLowerCase()}`} sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </Box>
  );
}
