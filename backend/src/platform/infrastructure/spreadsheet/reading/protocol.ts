import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';

/** The argument that lets the reading process accept CSV. */
export const TAKES_CSV = 'csv';

/** Most cells are plain text, and are sent between the processes as strings. */
type PackedCell = string | CellValue | null;

export interface PackedRow extends Omit<SheetRow, 'cells'> {
  readonly cells: readonly PackedCell[];
}

/** The reading process's reply to each 'next'. */
export type Answer =
  { readonly rows: readonly PackedRow[] } | { readonly done: true } | { readonly refused: string };

const pack = (cell: CellValue | null | undefined): PackedCell =>
  cell?.kind === 'text' && cell.link === undefined ? cell.text : (cell ?? null);

const unpack = (cell: PackedCell): CellValue | null =>
  typeof cell === 'string' ? { kind: 'text', text: cell } : cell;

export const packRow = (row: SheetRow): PackedRow => ({ ...row, cells: row.cells.map(pack) });

export const unpackRow = (row: PackedRow): SheetRow => ({ ...row, cells: row.cells.map(unpack) });
