import type { ImportIssue } from '../../../domain/lender-import.js';
import type { LenderChanges } from '../../../domain/lender.js';
import type { RowCells } from '../read/lender-row.js';

export type LenderOutcome = 'created' | 'updated' | 'unchanged';

interface LinePlace {
  /** In the order of the file, from 1. */
  readonly place: number;
  readonly sheet: string;
  /** The first row that names the lender. */
  readonly row: number;
}

/** What a file does to one lender. */
export interface LenderLine extends LinePlace {
  readonly outcome: LenderOutcome;
  readonly lenderId: string;
  /** See `lenderKey`. */
  readonly lenderKey: string;
  /** Of the lender that the file was compared with; null for a new one. */
  readonly lenderUpdatedAt: Date | null;
  readonly name: string;
  readonly changes: LenderChanges;
}

/** A row that says no lender we could keep. */
export interface RefusedLine extends LinePlace {
  readonly outcome: 'refused';
  /** The lender that it names; null where it names none. */
  readonly name: string | null;
  readonly issue: ImportIssue;
  readonly cells: RowCells;
}

export type ImportLine = LenderLine | RefusedLine;
