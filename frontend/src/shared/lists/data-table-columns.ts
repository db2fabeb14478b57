import type { ReactNode } from 'react';

/** A list column, declared once for the table and for its cards on a phone. */
export interface Column<Row> {
  key: string;
  header: string;
  /**
   * Percent of the table, which is at least 950 px wide. Fixed, so that another page or order does not move columns.
   * The actions take the rest.
   */
  width: number;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  figures?: boolean;
  /** Short content that never wraps. */
  oneLine?: boolean;
  /** The API's two orders by this column; the first one is the default. */
  orders?: readonly [first: string, second: string];
  /** The row's name, which opens it; the first column by default. */
  named?: boolean;
  /** Hidden unless the user selects it. */
  onRequest?: boolean;
}

/** The column with the row's name. */
export const namedColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find((column) => column.named) ?? columns[0];
