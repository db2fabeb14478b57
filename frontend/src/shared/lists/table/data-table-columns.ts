import type { ReactNode } from 'react';

interface ColumnLayout {
  /** The width in px at which usual content fits, including padding. */
  readonly width: number;
  /** The minimum width in px. */
  readonly least?: number;
  /** Takes a share of the remaining width. */
  readonly grows?: true;
  /** Right-aligned figures. */
  readonly figures?: true;
  /** Stays on one line. */
  readonly oneLine?: true;
}

/** The types of columns, and how wide each is. A name has room for 32 letters on a wide screen. */
const COLUMN_TYPES = {
  name: { width: 262, grows: true },
  text: { width: 190, grows: true },
  /** A company that the row is not named after. */
  party: { width: 186 },
  person: { width: 108, least: 108 },
  contact: { width: 236 },
  email: { width: 230 },
  product: { width: 214 },
  money: { width: 128, least: 128, figures: true, oneLine: true },
  range: { width: 124, figures: true },
  rate: { width: 88, figures: true },
  /** A rate in a lender's own words. */
  wordedRate: { width: 160, figures: true },
  count: { width: 84, figures: true },
  /** A date with a short note below it, such as 'Due 17 Dec 2026'. */
  notedDate: { width: 150, least: 138 },
  date: { width: 126, least: 118, oneLine: true },
  time: { width: 150 },
  due: { width: 120, oneLine: true },
  status: { width: 136, least: 136 },
  /** A status with a note below it, such as 'No active lender'. */
  notedStatus: { width: 164, least: 148 },
} as const satisfies Record<string, ColumnLayout>;

export type ColumnType = keyof typeof COLUMN_TYPES;

/** A column of a list, declared once for the table and for its cards on a phone. */
export interface Column<Row> {
  key: string;
  header: string;
  /** Sets the width. It does not depend on the rows, so that columns stay in place on another page. */
  type: ColumnType;
  cell: (row: Row) => ReactNode;
  /** The API's two orders by this column; the first one is the default. */
  orders?: readonly [first: string, second: string];
  /** The row's name, which opens it; the first column by default. */
  named?: boolean;
  /** Shown on a phone's card below the name, where the record opens with all the rest. An excerpt is cut to the room that is left. */
  inCard?: 'as it is' | 'first line' | 'second line first' | 'excerpt';
  /** Hidden unless the user selects it. */
  optional?: boolean;
}

export const layoutOf = ({ type }: Pick<Column<never>, 'type'>): ColumnLayout => COLUMN_TYPES[type];

/** The total width of columns. */
export const widthOf = (columns: readonly Pick<Column<never>, 'type'>[]): number =>
  columns.reduce((sum, column) => sum + layoutOf(column).width, 0);

/**
 * The width of a part of a list: its preferred width, or a proportional share if the list is too narrow, but never
 * less than its minimum. In percent of the list's width, which is a container.
 */
export const widthIn = (
  { width, least = 0 }: Pick<ColumnLayout, 'width' | 'least'>,
  together: number,
): string => `clamp(${least}px, ${Math.floor((10_000 * width) / together) / 100}cqw, ${width}px)`;

/** Whether a phone shows the rows as cards of two lines. */
export const hasShortCards = (columns: readonly Pick<Column<never>, 'inCard'>[]): boolean =>
  columns.some(({ inCard }) => inCard !== undefined);

/** The column with the row's name. */
export const namedColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find((column) => column.named) ?? columns[0];

/** Around a list and its filters: what has no room becomes cards, by the list's width and not the window's. */
export const listRoom = { containerType: 'inline-size' } as const;
