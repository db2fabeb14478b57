import type { LenderField } from '#kernel/lending/lender-fields.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { ImportIssue, Refusal } from '../../../domain/lender-import.js';
import type { WordKind } from '../../../domain/import-term.js';

/** Something worth a warning; what is so in a whole column is said in one line, whatever its cells hold. */
export interface Remark extends ImportIssue {
  readonly ofColumn?: boolean;
}

/** A word of a row: one that nobody has taught, one that was read as taught, or one that the tables know. */
export interface RowWord {
  readonly kind: WordKind;
  readonly word: string;
  readonly column: string;
  /** What it was taught to mean; null where nobody has. */
  readonly meaning: string | null;
  /** What the tables make of it, as a person reads it; null where it is taught or they do not know it. */
  readonly known: string | null;
  /** Of a header, what stands under it. */
  readonly cell: string | null;
}

/** The cells of a row under their headers, in the order of the sheet. */
export type RowCells = readonly (readonly [header: string, text: string])[];

/**
 * One lender as the sheet states it. A field that is blank or unreadable is absent: it says nothing, and
 * must not erase what is known. Flags and isActive are 'true' or 'false'.
 */
export interface LenderRow {
  readonly kind: 'lender';
  readonly sheet: string;
  readonly row: number;
  readonly values: Readonly<Partial<Record<LenderField, string>>> & { readonly name: string };
  readonly warnings: readonly Remark[];
  readonly words: readonly RowWord[];
  /** The label of the column that says something about a field, null where none does. */
  readonly columnOf: (field: LenderField) => string | null;
  /** The row as it stands there. */
  readonly cells: () => RowCells;
}

/** A row that names no lender we could store, with the reason. */
export interface RowRefusal {
  readonly kind: 'refusal';
  /** Null where it names none. */
  readonly name: string | null;
  readonly issue: ImportIssue;
  readonly words: readonly RowWord[];
  readonly cells: () => RowCells;
}

/** Something about a whole sheet or column rather than one lender. */
export interface SheetNotice {
  readonly kind: 'notice';
  readonly issue: ImportIssue;
}

/** A sheet that has a table of lenders, and the products of its rows that name none. */
export interface SheetFound {
  readonly kind: 'sheet';
  readonly sheet: string;
  readonly products: readonly ProductKey[];
}

export type LenderRowReading = LenderRow | RowRefusal | SheetNotice | SheetFound;

/** What a step of the import has to say to the person who imports. */
export interface Findings {
  /** Why the row was refused, if it was. */
  readonly refusal?: Refusal;
  readonly warnings: readonly Remark[];
}

/** Of a row that is refused nothing was imported, so it is said nowhere what else of it was left out. */
export const findingsOf = (reading: LenderRowReading): Findings => {
  if (reading.kind === 'sheet') return { warnings: [] };
  if (reading.kind === 'notice') return { warnings: [reading.issue] };
  if (reading.kind === 'lender') return reading;
  return { refusal: { ...reading.issue, name: reading.name }, warnings: [] };
};
