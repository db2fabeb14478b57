export type CellValue = string | number | Date | null;

export interface SpreadsheetColumn<Row> {
  readonly title: string;
  /** Numbers are amounts in pounds. */
  readonly value: (row: Row) => CellValue;
  /** In characters; workbooks only. */
  readonly width?: number;
}

/** Rows to write to a file, however many there are. */
export interface Spreadsheet<Row> {
  /** The name of the sheet and, with the date, of the file: 'Cases'. */
  readonly name: string;
  /** The time of the request. */
  readonly at: Date;
  readonly columns: readonly SpreadsheetColumn<Row>[];
  /** Read while the file is written, no faster than its recipient takes it. */
  readonly rows: AsyncIterable<readonly Row[]>;
}

// XML knows none of these.
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

/** Text without what no file may hold. */
export const writableText = (text: string): string => text.replace(UNWRITABLE, '');

const RUNS = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Whether a spreadsheet would run a text as a formula unless told otherwise. */
export const looksLikeFormula = (text: string): boolean => RUNS.test(text);

const LONDON = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** '2026-03-12 09:30' in London time. */
export const sheetTime = (at: Date): string => LONDON.format(at);
