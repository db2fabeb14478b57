import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Column } from '@/shared/portal/data-table-columns';
import { head, headCell, sortButton } from '@/shared/portal/data-table-styles';
import type { ListAddress } from '@/shared/portal/use-list-address';
import { ChevronIcon } from '@/shared/ui/icons';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  address: ListAddress;
  defaultSort: string;
  actions?: unknown;
}

/** The names of the columns; those that the list can be ordered by are buttons. */
export function DataTableHead<Row>({ columns, address, defaultSort, actions }: DataTableHeadProps<Row>) {
  const sort = address.sort ?? defaultSort;
  return (
    <Box component="thead" role="rowgroup" sx={head}>
      <tr role="row">
        {columns.map((column) => (
          <Box
            component="th"
            role="columnheader"
            scope="col"
            key={column.key}
            aria-sort={directionOf(column, sort)}
            data-figures={column.figures}
            sx={[headCell, { width: column.width }] as SxProps<Theme>}
          >
            <Heading column={column} sort={sort} onSort={address.sortBy} />
          </Box>
        ))}
        {Boolean(actions) && (
          <Box component="th" role="columnheader" scope="col" sx={headCell}>
            <Box component="span" sx={visuallyHidden}>
              Actions
            </Box>
          </Box>
        )}
      </tr>
    </Box>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: string;
  onSort: (order: string) => void;
}

function Heading<Row>({ column: { header, orders }, sort, onSort }: HeadingProps<Row>) {
  if (!orders) return header;
  return (
    <Box component="button" type="button" onClick={() => onSort(nextOrder(orders, sort))} sx={sortButton}>
      {header}
      <ChevronIcon width={14} height={14} />
    </Box>
  );
}

type Orders = NonNullable<Column<unknown>['orders']>;

const nextOrder = ([first, second]: Orders, sort: string): string => (sort === first ? second : first);

function directionOf<Row>({ orders, firstOrder = 'ascending' }: Column<Row>, sort: string) {
  if (!orders) return undefined;
  const second = firstOrder === 'ascending' ? 'descending' : 'ascending';
  if (sort === orders[0]) return firstOrder;
  return sort === orders[1] ? second : 'none';
}
