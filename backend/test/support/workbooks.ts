import ExcelJS from 'exceljs';
import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';

export type Cells = readonly unknown[];
/** Sheet names with their rows; a row is exceljs values, and null is an empty row. */
export type Sheets = Readonly<Record<string, readonly (Cells | null)[]>>;

const fill = (sheet: ExcelJS.Worksheet, rows: readonly (Cells | null)[]): void => {
  for (const [index, values] of rows.entries()) {
    if (values) sheet.getRow(index + 1).values = [...values] as ExcelJS.CellValue[];
  }
};

/** A real .xlsx with these rows; `finish` may hide, merge, format and name. */
export const workbook = async (
  sheets: Sheets,
  finish: (book: ExcelJS.Workbook) => void = () => undefined,
): Promise<Buffer> => {
  const book = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) fill(book.addWorksheet(name), rows);
  finish(book);
  return Buffer.from(await book.xlsx.writeBuffer());
};

const cell = (value: unknown): CellValue | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { kind: 'number', text: String(value), number: value };
  if (typeof value === 'boolean') return { kind: 'boolean', text: value ? 'TRUE' : 'FALSE' };
  return typeof value === 'string' ? { kind: 'text', text: value } : (value as CellValue);
};

const rowsOf = (sheet: string, rows: readonly (Cells | null)[]): SheetRow[] =>
  rows
    .map((values, index) => ({ sheet, row: index + 1, hidden: null, cells: (values ?? []).map(cell) }))
    .filter(({ cells }) => cells.some((value) => value !== null));

/** These sheets' rows as a reader would return them, without a file. */
export async function* sheetRows(sheets: Sheets): AsyncGenerator<SheetRow> {
  for (const [sheet, rows] of Object.entries(sheets)) yield* rowsOf(sheet, rows);
  await Promise.resolve();
}

export const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};
