import type { Flag } from '#kernel/lending/flag.js';
import type { LenderField, LimitField } from '#kernel/lending/lender-fields.js';
import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import type { Column } from '../../words/columns.js';
import type { ImportVocabulary, WordsFound } from '../../words/import-vocabulary.js';

/** What a cell states, and what the broker should know; neither, when it says nothing. */
export interface CellReading {
  readonly values?: Partial<Record<LenderField, string>>;
  /** The other end of a range: it counts where the column for it says nothing. */
  readonly otherEnd?: { readonly field: LimitField; readonly value: string; readonly note?: string };
  /** Of other fields, which counts where no column of theirs says anything: a number in a column of addresses. */
  readonly extras?: Partial<Record<LenderField, string>>;
  /** Of a column of ticks, what the cell answers. */
  readonly answer?: Flag;
  readonly problem?: string;
  /** What of it is in no table, and what was read as somebody has taught it. */
  readonly words?: WordsFound;
  /** Every such cell of the column has the same problem. */
  readonly ofColumn?: boolean;
}

export type Reader = (cell: CellValue, column: Column, vocabulary: ImportVocabulary) => CellReading;

export const state = (field: LenderField | undefined, value: string, problem?: string): CellReading => ({
  values: field ? { [field]: value } : {},
  ...(problem !== undefined && { problem }),
});
