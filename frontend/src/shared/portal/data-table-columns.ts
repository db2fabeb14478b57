import type { ReactNode } from 'react';

/** A column of a list: declared once for the table and for the cards that it becomes on a phone. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, one under another. */
  figures?: boolean;
  /** What the API calls the two orders by this column, the first one first. */
  orders?: readonly [first: string, second: string];
  /** Which way the first of its orders runs. */
  firstOrder?: 'ascending' | 'descending';
  width?: string | number;
}
