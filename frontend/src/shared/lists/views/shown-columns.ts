import { namedColumn, widthOf, type Column } from '@/shared/lists/data-table-columns';

/** The default columns of a list. */
export const usualColumns = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.filter(({ onRequest = false }) => !onRequest);

/**
 * The columns with these keys in the order of the list; the usual ones where there are no keys. The name of a row always shows; a column that the list does not have any more is passed over.
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[] | null,
): readonly Column<Row>[] {
  const usual = usualColumns(columns);
  if (keys === null) return usual;
  const named = namedColumn(columns);
  const chosen = columns.filter((column) => column === named || keys.includes(column.key));
  if (chosen.length === 1) return usual;
  return chosen;
}

/** Whether another column would still be legible beside these. */
export const hasRoomFor = (
  columns: readonly Column<never>[],
  shown: readonly Column<never>[],
  another: Column<never>,
): boolean => {
  const keys = new Set([...shown, another].map(({ key }) => key));
  return widthOf(columns.filter(({ key }) => keys.has(key))) <= widthOf(usualColumns(columns)) + SLACK;
};

/** What columns may be narrowed by together, in px, so that one can take the place of another. */
const SLACK = 60;
