import { readXls as parseXls, type Sheet } from 'hucre';
import type { SheetRow } from '#shared/application/spreadsheet/workbook-reader.js';
import { cellValue } from './cell-value.js';
import { MergedCells, type VerticalMerge } from './merged-cells.js';
import { Refusal, SAVE_AS_XLSX } from './refusal.js';

const parse = (content: Buffer) =>
  parseXls(content).catch(() => {
    throw new Refusal(`This old Excel file cannot be read. ${SAVE_AS_XLSX}`);
  });

const mergesOf = ({ merges = [] }: Sheet): VerticalMerge[] =>
  merges
    .filter(({ startCol, endCol }) => startCol === endCol)
    .map(({ startCol, startRow, endRow }) => ({
      column: startCol,
      firstRow: startRow + 1,
      lastRow: endRow + 1,
    }));

function* rowsOf(sheet: Sheet): Generator<SheetRow> {
  const merged = new MergedCells(mergesOf(sheet));
  for (const [index, row] of sheet.rows.entries()) {
    // Rows that the file leaves out are holes in the list.
    const values = (row as Sheet['rows'][number] | undefined) ?? [];
    const cells = values.map((value) => cellValue(value, undefined));
    if (cells.some(Boolean)) yield merged.fill({ sheet: sheet.name, row: index + 1, hidden: null, cells });
  }
}

/** Excel 97 to 2003. The format keeps what is shown apart from the number, so a percent cell is a fraction. */
export async function* readXls(content: Buffer): AsyncGenerator<SheetRow> {
  const { sheets } = await parse(content);
  for (const sheet of sheets) yield* rowsOf(sheet);
}
