import type { Option } from '@/shared/forms/fields/options';
import type { Column } from '@/shared/lists/table/data-table-columns';

/** The default order of the API's lists. */
export const DEFAULT_ORDER = 'newest';

/** The sort direction of an order in the API: descending for 'newest' and '-name'. */
export const directionOf = (order: string): 'ascending' | 'descending' =>
  order === DEFAULT_ORDER || order.startsWith('-') ? 'descending' : 'ascending';

/** Orders by time are named after what comes first. */
const BY_TIME = [
  { value: DEFAULT_ORDER, label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** The orders of all column headers, as options. */
export function ordersOf<Row>(columns: readonly Column<Row>[]): readonly Option[] {
  const offered = columns.flatMap(
    ({ header, orders }) =>
      orders?.map((value) => ({ value, label: `${header}, ${directionOf(value)}` })) ?? [],
  );
  if (offered.length === 0) return [];
  const byTime = BY_TIME.filter(
    ({ value }) => value === DEFAULT_ORDER || offered.some((order) => order.value === value),
  );
  return [...byTime, ...offered.filter(({ value }) => BY_TIME.every((order) => order.value !== value))];
}
