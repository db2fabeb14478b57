import type { Flag } from '#kernel/lending/flag.js';
import type { LenderField, LimitField } from '#kernel/lending/lender-fields.js';
import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import type { Column } from '../../words/columns.js';
import type { ImportVocabulary, WordsFound } from '../../words/import-vocabulary.js';

/** The statement of a cell, and a remark for the broker; neither if it states nothing. */
export interface CellReading {
  readonly values?: Partial<Record<LenderField, string>>;
  /** The other end of a range: used if its own column states nothing. */
  readonly otherEnd?: { readonly field: LimitField; readonly value: string; readonly note?: string };
  /** Values of other fields, used if their own columns state nothing: a phone number in a column of addresses. */
  readonly extras?: Partial<Record<LenderField, string>>;
  /** In a column of ticks, the answer. */
  readonly answer?: Flag;
  readonly problem?: string;
  /** Words that are unknown, or were read with a saved term. */
  readonly words?: WordsFound;
  /** Whether every such cell of the column has the same problem. */
  readonly ofColumn?: boolean;
}

export type Reader = (cell: CellValue, column: Column, vocabulary: ImportVocabulary) => CellReading;

export const state = (field: LenderField | undefined, value: string, problem?: string): CellReading => ({
  values: field ? { [field]: value } : {},
  ...(problem !== undefined && { problem }),
});
