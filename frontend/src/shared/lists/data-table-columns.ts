import type { ReactNode } from 'react';

/** A column of a list: declared once for the table and for the cards that it becomes on a phone. */
export interface Column<Row> {
  key: string;
  header: string;
  /**
   * Percent of the table, which is 950 px wide at least. What stands in the rows moves no column, so that another page
   * or order leaves them where they are. The actions have what the others leave.
   */
  width: number;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, one under another. */
  figures?: boolean;
  /** What stands here is short, and stays on one line. */
  oneLine?: boolean;
  /** What the API calls the two orders by this column, the first one first. */
  orders?: readonly [first: string, second: string];
  /** The name of the row stands here and opens it; in the first column where none says so. */
  named?: boolean;
  /** Shows only where somebody chooses it. */
  onRequest?: boolean;
}

/** The column that the name of a row stands in. */
export const namedColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find((column) => column.named) ?? columns[0];
