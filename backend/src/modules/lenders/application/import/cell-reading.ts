import type { LenderField } from '../../domain/lender-fields.js';
import type { Column } from './columns.js';
import type { CellValue } from './workbook-reader.js';

/** What a cell states, and what the broker should know; neither, when it says nothing. */
export interface CellReading {
  readonly values?: Partial<Record<LenderField, string>>;
  readonly problem?: string;
}

export type Reader = (cell: CellValue, column: Column) => CellReading;

export const state = (field: LenderField | undefined, value: string, problem?: string): CellReading => ({
  values: field ? { [field]: value } : {},
  ...(problem !== undefined && { problem }),
});
