import {
  looksLikeFormula,
  sheetTime,
  writableText,
  type CellValue,
  type Spreadsheet,
} from './spreadsheet.js';

/** Without it, Excel assumes a Windows code page. */
const UTF8 = '\uFEFF';

/** More than RFC 4180 requires: with a semicolon or tab as separator, what follows could be a formula. */
const QUOTED = /[",;\t\r\n]/;

/** The only way in CSV to mark a text as not a formula. */
const guarded = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);

const cell = (value: CellValue): string => {
  if (typeof value === 'number') return value.toFixed(2);
  const text = value instanceof Date ? sheetTime(value) : guarded(writableText(value ?? ''));
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (values: readonly CellValue[]): string => `${values.map(cell).join(',')}\r\n`;

/** The file in chunks, as in RFC 4180. */
export async function* writeCsv<Row>({ columns, rows }: Spreadsheet<Row>): AsyncGenerator<string> {
  yield UTF8 + line(columns.map(({ title }) => title));
  for await (const some of rows)
    yield some.map((row) => line(columns.map(({ value }) => value(row)))).join('');
}
