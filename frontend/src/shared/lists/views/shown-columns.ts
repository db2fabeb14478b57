import { namedColumn, type Column } from '@/shared/lists/data-table-columns';

/** The default columns of a list. */
export const usualColumns = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.filter(({ onRequest = false }) => !onRequest);

const widthOf = (columns: readonly Column<never>[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);

/**
 * The columns with these keys in the list's order, scaled to the width of the default ones, which are used if there
 * are no keys. The name always shows; unknown keys are skipped.
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
  const scale = widthOf(usual) / widthOf(chosen);
  return chosen.map((column) => ({ ...column, width: column.width * scale }));
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

/** Percent of the table that columns may be narrowed by together, so that one can take the place of another. */
const SLACK = 3;
