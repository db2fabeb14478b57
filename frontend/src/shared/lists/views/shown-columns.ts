import { namedColumn, widthOf, type Column } from '@/shared/lists/table/data-table-columns';

/** The default columns of a list. */
export const defaultColumns = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.filter(({ optional = false }) => !optional);

/**
 * The columns with these keys in the order of the list; without keys the default ones. The name column always
 * shows; unknown keys are ignored.
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[] | null,
): readonly Column<Row>[] {
  const usual = defaultColumns(columns);
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
  return widthOf(columns.filter(({ key }) => keys.has(key))) <= widthOf(defaultColumns(columns)) + SLACK;
};

/** How far columns may shrink in total, in px, so that one can replace another. */
const SLACK = 60;
