import Box from '@mui/material/Box';
import {
  memo,
  useDeferredValue,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '@/api/page';
import { SelectionBar } from '@/shared/lists/table/selection-bar';
import {
  hasShortCards,
  layoutOf,
  listRoom,
  namedColumn,
  type Column,
} from '@/shared/lists/table/data-table-columns';
import { DataTableHead } from '@/shared/lists/table/data-table-head';
import { LoadingRows } from '@/shared/lists/table/loading-rows';
import { NoResults } from '@/shared/lists/table/no-results';
import { Pagination } from '@/shared/lists/table/pagination';
import { RowCheckbox } from '@/shared/lists/table/row-checkbox';
import * as styles from '@/shared/lists/table/data-table.module.css';
import { useRowSelection, type RowSelection } from '@/shared/lists/table/use-row-selection';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { LoadError } from '@/shared/ui/loading/load-error';

export interface DataTableProps<Row> {
  /** Accessible name of the rows: 'Lenders'. */
  label: string;
  columns: readonly Column<Row>[];
  urlState: ListUrlState;
  /** The last loaded page; undefined before the first one. */
  page: Page<Row> | undefined;
  pageLength: number;
  /** The order if the URL names none. */
  defaultSort: string;
  busy: boolean;
  /** The message if loading failed. */
  failure: string | null;
  onRetry: () => void;
  nameOf: (row: Row) => string;
  /** The address of a row; without it, the name opens the row in the drawer. */
  linkTo?: (row: Row) => string;
  /** Actions of a row, shown on hover and focus. Must be stable unless they change. */
  actions?: (row: Row) => ReactNode;
  /** Their width in px. */
  actionsWidth?: number;
  /**
   * Actions on the selected rows; without it, rows cannot be selected. `chooseOnly` reduces the selection to these
   * ids.
   */
  bulkActions?:
    ((chosen: readonly Row[], chooseOnly: RowSelection<Row>['chooseOnly']) => ReactNode) | undefined;
  /** Shown if the list is empty. */
  empty: ReactNode;
}

/** A list to work in: a table where there is room, cards on a phone. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { urlState, failure, onRetry, empty } = props;
  // Typing and clicks take priority over rendering rows.
  const page = useDeferredValue(props.page);
  const busy = props.busy || page !== props.page;
  if (!page) {
    return failure === null ? (
      <LoadingRows {...props} />
    ) : (
      <LoadError variant="page" message={failure} onRetry={onRetry} />
    );
  }
  return (
    <>
      {failure !== null && (
        <Box sx={{ mb: 2 }}>
          <LoadError
            variant="banner"
            message={`${failure} This is the last version we loaded.`}
            onRetry={onRetry}
          />
        </Box>
      )}
      {page.items.length > 0 ? (
        <Rows {...props} page={page} busy={busy} />
      ) : (
        <Box aria-live="polite" aria-busy={busy}>
          {urlState.isFiltered || urlState.cursor !== null ? <NoResults urlState={urlState} /> : empty}
        </Box>
      )}
    </>
  );
}

/** Such as 'Edit'. */
const ONE_ACTION = 92;

function Rows<Row extends { id: string }>(props: DataTableProps<Row> & { page: Page<Row> }) {
  const { label, columns, urlState, page, pageLength, busy, nameOf, linkTo, actions, bulkActions } = props;
  const { actionsWidth = ONE_ACTION } = props;
  const selection = useRowSelection(urlState, page.items);
  return (
    <>
      {bulkActions && (
        <SelectionBar selection={selection} items={page.items}>
          {bulkActions(selection.chosen, selection.chooseOnly)}
        </SelectionBar>
      )}
      {/* Explicit roles, because a table that is laid out as cards would lose them. */}
      <Box sx={listRoom}>
        <table
          className={styles.table}
          role="table"
          aria-label={label}
          aria-busy={busy}
          data-in-card={hasShortCards(columns)}
          data-below-bar={selection.chosen.length > 0}
        >
          <DataTableHead
            {...props}
            actionsWidth={actions ? actionsWidth : null}
            selectable={bulkActions !== undefined}
          />
          <tbody
            role="rowgroup"
            onKeyDown={moveBetweenRows}
            onClick={({ target }) => {
              const id = idOfNamePressed(target);
              if (id !== undefined && !linkTo) urlState.select(id);
            }}
          >
            {page.items.map((item) => (
              <TableRow
                key={item.id}
                columns={columns}
                row={item}
                name={nameOf(item)}
                link={linkTo?.(item)}
                selected={item.id === urlState.selected}
                actions={actions}
                chosen={selection.isChosen(item.id)}
                choose={bulkActions && selection.choose}
              />
            ))}
          </tbody>
        </table>
      </Box>
      <Pagination urlState={urlState} page={page} pageLength={pageLength} />
    </>
  );
}

interface TableRowProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  row: Row;
  name: string;
  link: string | undefined;
  selected: boolean;
  actions: DataTableProps<Row>['actions'];
  chosen: boolean;
  /** Undefined if rows cannot be selected. */
  choose: ((id: string, on: boolean) => void) | undefined;
}

/** Memoised: rendered again only if the record or its actions change. */
const TableRow = memo(function TableRow<Row extends { id: string }>(props: TableRowProps<Row>) {
  const { columns, row, name, link, selected, actions, chosen, choose } = props;
  const named = namedColumn(columns);
  return (
    <tr role="row" data-id={row.id} data-selected={selected} data-chosen={chosen}>
      {choose && (
        <td role="cell" data-choice>
          <label>
            <RowCheckbox
              checked={chosen}
              aria-label={`Select ${name}`}
              onChange={({ target }) => choose(row.id, target.checked)}
            />
          </label>
        </td>
      )}
      {columns.map((column) =>
        column === named ? (
          <NamedCell key={column.key} name={name} link={link} more={column.cell(row)} />
        ) : (
          <ValueCell key={column.key} column={column} row={row} />
        ),
      )}
      {actions && (
        <td role="cell" data-actions>
          {actions(row)}
        </td>
      )}
    </tr>
  );
}) as <Row extends { id: string }>(props: TableRowProps<Row>) => ReactNode;

function ValueCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell: show, inCard } = column;
  const { figures, oneLine } = layoutOf(column);
  const value = show(row);
  const { cut, measure } = useCutText();
  if (isBlank(value)) return <td role="cell" data-column={header} data-blank />;
  return (
    <td
      role="cell"
      data-column={header}
      data-in-card={inCard}
      data-figures={figures}
      data-one-line={oneLine}
      data-cut={cut}
      onPointerEnter={measure}
      onFocus={measure}
    >
      <div data-text={typeof value === 'string'}>{value}</div>
    </td>
  );
}

/** The row's name, which opens it, and what else is in its cell. */
function NamedCell({ name, link, more }: { name: string; link: string | undefined; more: ReactNode }) {
  const { cut, measure } = useCutText();
  const shown = { 'data-row-name': true, 'data-alone': isBlank(more), children: name };
  return (
    <td role="cell" data-named data-cut={cut} onPointerEnter={measure} onFocus={measure}>
      <div>
        {link === undefined ? <button type="button" {...shown} /> : <Link to={link} {...shown} />}
        {more}
      </div>
    </td>
  );
}

const isBlank = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Whether a cell is truncated: then hover or focus shows the whole text above the row. */
function useCutText() {
  const [cut, setCut] = useState(false);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const lines = [
      ...currentTarget.querySelectorAll<HTMLElement>('div, [data-text], [data-line], [data-row-name]'),
    ];
    const isCut = lines.some(
      (line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight,
    );
    // Not while the whole text shows, which happens before React handles the focus.
    if (isCut) setCut(true);
  };
  return { cut, measure };
}

/** The id of the record whose name was pressed; otherwise undefined. */
const idOfNamePressed = (target: EventTarget): string | undefined =>
  target instanceof Element && target.closest('[data-row-name]')
    ? target.closest<HTMLElement>('[data-id]')?.dataset['id']
    : undefined;

/** Up and Down move between the names of rows, skipping their actions. */
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
