import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Row } from 'exceljs';
import { pause, slicesOf } from '#platform/application/slices.js';
import {
  looksLikeFormula,
  sheetTime,
  writableText,
  type CellValue,
  type Spreadsheet,
} from './spreadsheet.js';

const WIDTH = 18;

/** Workbooks have no time zones: a UTC value is shown as it is. */
const wallClock = (at: Date): Date => new Date(`${sheetTime(at).replace(' ', 'T')}Z`);

const cell = (value: CellValue): CellValue => {
  if (value === null || typeof value === 'number') return value;
  return value instanceof Date ? wallClock(value) : writableText(value);
};

const write = (row: Row): void => {
  row.eachCell((written) => {
    if (written.value instanceof Date) written.numFmt = 'dd mmm yyyy hh:mm';
    if (typeof written.value === 'number') written.numFmt = '#,##0.00';
    // A text cell runs nothing; formatted as text, it stays text when edited.
    if (typeof written.value === 'string' && looksLikeFormula(written.value)) written.numFmt = '@';
  });
  row.commit();
};

/** Writes the workbook into `output`, which may be closed before its end. */
export const writeXlsx = async <Record>(
  { name, columns, rows }: Spreadsheet<Record>,
  output: Writable,
): Promise<void> => {
  // Loaded on demand: few processes ever write a workbook.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true });
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ width = WIDTH }) => ({ width }));
  const heading = sheet.addRow(columns.map(({ title }) => title));
  heading.font = { bold: true };
  heading.commit();
  for await (const some of rows) {
    for (const slice of slicesOf(some)) {
      slice.forEach((row) => write(sheet.addRow(columns.map(({ value }) => cell(value(row))))));
      await pause();
    }
    // The writer itself ignores backpressure.
    if (output.writableNeedDrain) await Promise.race([once(output, 'drain'), once(output, 'close')]);
    if (output.destroyed) return;
  }
  await workbook.commit();
};
