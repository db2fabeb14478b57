import Box from '@mui/material/Box';
import { directionOf } from '@/shared/lists/table/column-orders';
import { layoutOf, widthIn, widthOf, type Column } from '@/shared/lists/table/data-table-columns';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { ChevronIcon } from '@/shared/ui/icons';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  urlState: ListUrlState;
  defaultSort: string;
  /** The width of a row's actions in px; null without actions. */
  actionsWidth: number | null;
  /** Whether each row begins with a checkbox. */
  selectable: boolean;
}

/** The checkbox that selects a row, as in the style sheet. */
const CHOICE = 36;
/** Wider actions wrap to a second line in a narrow list, so that names keep their width. */
const ACTIONS_ON_TWO_LINES = 170;

/** Column headers; sortable ones are buttons. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, urlState, defaultSort, actionsWidth, selectable } = props;
  const together = widthOf(columns) + (actionsWidth ?? 0) + (selectable ? CHOICE : 0);
  const sort = urlState.sort ?? defaultSort;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selectable && (
          <th role="columnheader" scope="col" data-choice>
            <Box component="span" sx={visuallyHidden}>
              Select
            </Box>
          </th>
        )}
        {columns.map((column) => (
          <th
            role="columnheader"
            scope="col"
            key={column.key}
            aria-sort={sortedBy(column, sort)}
            data-figures={layoutOf(column).figures}
            style={layoutOf(column).grows ? undefined : { width: widthIn(layoutOf(column), together) }}
          >
            <Heading column={column} sort={sort} onSort={urlState.sortBy} />
          </th>
        ))}
        {actionsWidth !== null && (
          <th
            role="columnheader"
            scope="col"
            style={{ width: widthIn({ width: actionsWidth, least: leastFor(actionsWidth) }, together) }}
          >
            Actions
          </th>
        )}
      </tr>
    </thead>
  );
}

const leastFor = (actionsWidth: number): number => Math.min(actionsWidth, ACTIONS_ON_TWO_LINES);

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: string;
  onSort: (order: string) => void;
}

function Heading<Row>({ column: { header, orders }, sort, onSort }: HeadingProps<Row>) {
  if (!orders) return header;
  return (
    <button type="button" onClick={() => onSort(nextOrder(orders, sort))}>
      {header}
      <ChevronIcon width={14} height={14} />
    </button>
  );
}

type Orders = NonNullable<Column<unknown>['orders']>;

const nextOrder = ([first, second]: Orders, sort: string): string => (sort === first ? second : first);

function sortedBy<Row>({ orders }: Column<Row>, sort: string) {
  if (!orders) return undefined;
  return orders.includes(sort) ? directionOf(sort) : 'none';
}
