import type { LenderField } from '#kernel/lending/lender-fields.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { ImportIssue, Refusal } from '../../../domain/lender-import.js';
import type { WordKind } from '../../../domain/import-term.js';

/** A warning; one that applies to a whole column is reported once, whatever its cells hold. */
export interface Remark extends ImportIssue {
  readonly ofColumn?: boolean;
}

/** A word of a row: unknown, read with a saved term, or known from the tables. */
export interface RowWord {
  readonly kind: WordKind;
  readonly word: string;
  readonly column: string;
  /** Its saved meaning; null without one. */
  readonly meaning: string | null;
  /** Its meaning in the tables, in words; null if saved or unknown. */
  readonly known: string | null;
  /** For a header, a cell of its column. */
  readonly cell: string | null;
}

/** The cells of a row with their headers, in the order of the sheet. */
export type RowCells = readonly (readonly [header: string, text: string])[];

/**
 * One lender as the sheet states it. Blank and unreadable fields are absent, so that they do not erase what is known.
 * Flags and isActive are 'true' or 'false'.
 */
export interface LenderRow {
  readonly kind: 'lender';
  readonly sheet: string;
  readonly row: number;
  readonly values: Readonly<Partial<Record<LenderField, string>>> & { readonly name: string };
  readonly warnings: readonly Remark[];
  readonly words: readonly RowWord[];
  /** The label of the column that states a field; null without one. */
  readonly columnOf: (field: LenderField) => string | null;
  /** The row as written. */
  readonly cells: () => RowCells;
}

/** A row without a lender that could be stored, with the reason. */
export interface RowRefusal {
  readonly kind: 'refusal';
  /** Null without a name. */
  readonly name: string | null;
  readonly issue: ImportIssue;
  readonly words: readonly RowWord[];
  readonly cells: () => RowCells;
}

/** A remark about a whole sheet or column rather than one lender. */
export interface SheetNotice {
  readonly kind: 'notice';
  readonly issue: ImportIssue;
}

/** A sheet with a table of lenders, and the default products of its rows. */
export interface SheetFound {
  readonly kind: 'sheet';
  readonly sheet: string;
  readonly products: readonly ProductKey[];
}

export type LenderRowReading = LenderRow | RowRefusal | SheetNotice | SheetFound;

/** Findings of an import step for the user. */
export interface Findings {
  /** Why the row was rejected, if it was. */
  readonly refusal?: Refusal;
  readonly warnings: readonly Remark[];
}

/** For a rejected row only the rejection is reported, because nothing of it was imported. */
export const findingsOf = (reading: LenderRowReading): Findings => {
  if (reading.kind === 'sheet') return { warnings: [] };
  if (reading.kind === 'notice') return { warnings: [reading.issue] };
  if (reading.kind === 'lender') return reading;
  return { refusal: { ...reading.issue, name: reading.name }, warnings: [] };
};
