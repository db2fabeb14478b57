import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';

/** A column's cells merged over several rows: the file stores their text in the first. */
export interface VerticalMerge {
  /** 0 is A. */
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** A lender's name beside its products, or a heading over two rows; anything taller is decoration. */
const TALLEST = 100;
const MAX_MERGES = 20_000;

/** Fills each row with the text of cells merged over it. Rows come in order, so little is remembered. */
export class MergedCells {
  private readonly starting = new Map<number, VerticalMerge[]>();
  private open: { readonly merge: VerticalMerge; readonly value: CellValue }[] = [];

  constructor(merges: readonly VerticalMerge[]) {
    for (const merge of merges.slice(0, MAX_MERGES)) {
      const height = merge.lastRow - merge.firstRow;
      if (height < 1 || height > TALLEST) continue;
      const starting = this.starting.get(merge.firstRow);
      if (starting) starting.push(merge);
      else this.starting.set(merge.firstRow, [merge]);
    }
  }

  /** An empty row stays empty: merged cells alone are not a lender. */
  fill(row: SheetRow): SheetRow {
    this.open = this.open.filter(({ merge }) => merge.lastRow >= row.row);
    const below = [...this.open];
    for (const merge of this.starting.get(row.row) ?? []) {
      const value = row.cells[merge.column];
      if (value) this.open.push({ merge, value });
    }
    if (below.length === 0 || !row.cells.some(Boolean)) return row;
    const cells = [...row.cells];
    for (const { merge, value } of below) cells[merge.column] ??= value;
    return { ...row, cells: Array.from(cells, (cell) => cell ?? null) };
  }
}

const columnIndex = (letters: string): number =>
  Array.from(letters).reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** 'A2:A4' */
export const verticalMergeIn = (range: string): VerticalMerge | null => {
  const [, first = '', top = '', last = '', bottom = ''] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range) ?? [];
  if (first === '' || first !== last) return null;
  return { column: columnIndex(first), firstRow: Number(top), lastRow: Number(bottom) };
};
