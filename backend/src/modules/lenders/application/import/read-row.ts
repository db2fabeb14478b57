import type { LenderField } from '../../domain/lender-fields.js';
import type { MappedColumn } from './header-row.js';
import type { ImportIssue, LenderRowReading } from './lender-row.js';
import { readCell } from './read-cell.js';
import type { CellValue, SheetRow } from './workbook-reader.js';

type Values = Partial<Record<LenderField, string>>;

/** What the reading of one row gathers. */
interface Gathered {
  readonly values: Values;
  readonly warnings: ImportIssue[];
}

const takeCell = (
  cell: CellValue,
  column: MappedColumn,
  into: Gathered,
  at: { sheet: string; row: number },
): void => {
  const { values = {}, problem } = readCell(cell, column);
  for (const [field, value] of Object.entries(values) as [LenderField, string][]) {
    const ticked = column.reading === 'product-tick' && into.values[field];
    into.values[field] = ticked ? `${ticked}, ${value}` : (into.values[field] ?? value);
  }
  if (problem !== undefined)
    into.warnings.push({ ...at, column: column.label, value: cell.text, reason: problem });
};

/** Reads a row under its header as a lender, or says why it is none. */
export const readRow = (
  { sheet, row, cells }: SheetRow,
  columns: readonly MappedColumn[],
  sectionProducts: string | null,
): LenderRowReading => {
  const gathered: Gathered = { values: {}, warnings: [] };
  for (const column of columns) {
    const cell = cells[column.index];
    if (cell) takeCell(cell, column, gathered, { sheet, row });
  }
  const { values, warnings } = gathered;
  const saying = (field: LenderField) => columns.find(({ fields }) => fields.includes(field));
  const issue = (field: 'name' | 'productTypes', reason: string): ImportIssue => {
    const column = saying(field);
    return {
      sheet,
      row,
      column: column?.label ?? null,
      value: (column && cells[column.index]?.text) ?? null,
      reason,
    };
  };
  const columnOf = (field: LenderField): string | null => saying(field)?.label ?? null;
  const hasProductColumn = saying('productTypes') !== undefined;
  const productTypes = values.productTypes ?? (hasProductColumn ? null : sectionProducts);
  const { name } = values;
  if (name === undefined) {
    return { kind: 'refusal', issue: issue('name', 'This row has no lender name.'), warnings };
  }
  if (productTypes === null) {
    return {
      kind: 'refusal',
      issue: issue('productTypes', 'This row has no product that we know.'),
      warnings,
    };
  }
  return { kind: 'lender', sheet, row, values: { ...values, name, productTypes }, warnings, columnOf };
};
