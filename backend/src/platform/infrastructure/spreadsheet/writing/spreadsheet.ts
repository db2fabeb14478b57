export type CellValue = string | number | Date | null;

export interface SpreadsheetColumn<Row> {
  readonly title: string;
  /** A number is an amount in pounds. */
  readonly value: (row: Row) => CellValue;
  /** In characters; only a workbook has it. */
  readonly width?: number;
}

/** Rows to be written to a file, however many there are. */
export interface Spreadsheet<Row> {
  /** Of the sheet and, with the day, of the file: 'Cases'. */
  readonly name: string;
  /** When it was asked for. */
  readonly at: Date;
  readonly columns: readonly SpreadsheetColumn<Row>[];
  /** Read while the file is written, and no faster than whoever gets it takes it. */
  readonly rows: AsyncIterable<readonly Row[]>;
}

// XML knows none of these.
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

/** Text without what no file may hold. */
export const writableText = (text: string): string => text.replace(UNWRITABLE, '');

const RUNS = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Whether a spreadsheet would run a text as a formula where nothing tells it that it is one. */
export const looksLikeFormula = (text: string): boolean => RUNS.test(text);

const LONDON = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** '2026-03-12 09:30', as clocks in London showed it. */
export const sheetTime = (at: Date): string => LONDON.format(at);
