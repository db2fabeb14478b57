import { read, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { cellValue } from './cell-value.js';
import { MergedCells, type VerticalMerge } from './merged-cells.js';
import { Refusal, SAVE_AS_XLSX } from './refusal.js';

const parse = (content: Buffer): WorkBook => {
  try {
    return read(content, { type: 'buffer', dense: true, cellNF: true, cellText: false, cellHTML: false });
  } catch {
    throw new Refusal(`This old Excel file cannot be read. ${SAVE_AS_XLSX}`);
  }
};

/** The format writes errors as numbers. */
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

const contentOf = ({ t, v, f }: CellObject): unknown => {
  if (t === 'e') return { error: ERRORS[Number(v)] ?? '#VALUE!' };
  return f === undefined ? v : { formula: f, result: v };
};

/** A target with '#' is a place in the workbook. */
const linkOf = ({ l }: CellObject): string | undefined => (l?.Target.startsWith('#') ? undefined : l?.Target);

const cellOf = (cell: CellObject | undefined, from1904: boolean): CellValue | null => {
  const value = cell ? cellValue(contentOf(cell), { code: cell.z?.toString(), from1904 }) : null;
  const link = cell && linkOf(cell);
  return value && link ? { ...value, link } : value;
};

const mergesOf = (sheet: WorkSheet): VerticalMerge[] =>
  (sheet['!merges'] ?? [])
    .filter(({ s, e }) => s.c === e.c)
    .map(({ s, e }) => ({ column: s.c, firstRow: s.r + 1, lastRow: e.r + 1 }));

interface SheetFacts {
  readonly name: string;
  readonly isHidden: boolean;
  readonly from1904: boolean;
}

function* rowsOf(sheet: WorkSheet, { name, isHidden, from1904 }: SheetFacts): Generator<SheetRow> {
  const merged = new MergedCells(mergesOf(sheet));
  for (const [index, row] of (sheet['!data'] ?? []).entries()) {
    // Omitted rows and cells are holes in the arrays.
    const cells = Array.from((row as CellObject[] | undefined) ?? [], (cell) => cellOf(cell, from1904));
    const hidden = isHidden ? 'sheet' : sheet['!rows']?.[index]?.hidden ? 'row' : null;
    if (cells.some(Boolean)) yield merged.fill({ sheet: name, row: index + 1, hidden, cells });
  }
}

/** Excel 97 to 2003, sheets in the order of their tabs. */
export function* readXls(content: Buffer): Generator<SheetRow> {
  const { SheetNames: names, Sheets: sheets, Workbook: properties } = parse(content);
  const from1904 = properties?.WBProps?.date1904 ?? false;
  for (const [index, name] of names.entries()) {
    const sheet = sheets[name];
    if (!sheet || (sheet['!type'] ?? 'sheet') !== 'sheet') continue;
    const isHidden = (properties?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    yield* rowsOf(sheet, { name, isHidden, from1904 });
  }
}
