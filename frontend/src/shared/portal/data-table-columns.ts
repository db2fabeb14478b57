import type { ReactNode } from 'react';

/** A column of a list: declared once for the table and for the cards that it becomes on a phone. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, one under another. */
  figures?: boolean;
  /** What stands here is short, and stays on one line. */
  oneLine?: boolean;
  /** What the API calls the two orders by this column, the first one first. */
  orders?: readonly [first: string, second: string];
  /** Which way the first of its orders runs. */
  firstOrder?: 'ascending' | 'descending';
  width?: string | number;
  /** As narrow as it may become. What is longer is broken within words; a column without it is as wide as its longest word. */
  least?: string;
  /** The name of the row stands here and opens it; in the first column where none says so. */
  named?: boolean;
}
