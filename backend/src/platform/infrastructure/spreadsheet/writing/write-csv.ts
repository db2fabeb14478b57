import {
  looksLikeFormula,
  sheetTime,
  writableText,
  type CellValue,
  type Spreadsheet,
} from './spreadsheet.js';

/** Without it, Excel takes the file for the text of an older Windows. */
const UTF8 = '\uFEFF';

/** Besides what RFC 4180 asks for: where a semicolon or a tab separates cells, what follows one would be a formula. */
const QUOTED = /[",;\t\r\n]/;

/** Nothing else in a CSV tells a spreadsheet that a text is no formula. */
const guarded = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);

const cell = (value: CellValue): string => {
  if (typeof value === 'number') return value.toFixed(2);
  const text = value instanceof Date ? sheetTime(value) : guarded(writableText(value ?? ''));
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (values: readonly CellValue[]): string => `${values.map(cell).join(',')}\r\n`;

/** The file in pieces, as RFC 4180 says. */
export async function* writeCsv<Row>({ columns, rows }: Spreadsheet<Row>): AsyncGenerator<string> {
  yield UTF8 + line(columns.map(({ title }) => title));
  for await (const some of rows)
    yield some.map((row) => line(columns.map(({ value }) => value(row)))).join('');
}
