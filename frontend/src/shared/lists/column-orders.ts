import type { Option } from '@/shared/forms/form-select';
import type { Column } from '@/shared/lists/data-table-columns';

/** How every list of the API is ordered where nothing else is asked for. */
export const DEFAULT_ORDER = 'newest';

/** Which way an order runs, by the API's word for it: down by 'newest' and '-name'. */
export const directionOf = (order: string): 'ascending' | 'descending' =>
  order === DEFAULT_ORDER || order.startsWith('-') ? 'descending' : 'ascending';

/** By time the order says itself what comes first. */
const BY_TIME = [
  { value: DEFAULT_ORDER, label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** Every order that the heads of columns offer, as options; none where they offer none. */
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
