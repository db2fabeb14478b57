import type { ImportIssue } from '../../../domain/lender-import.js';
import type { LenderChanges } from '../../../domain/lender.js';
import type { RowCells } from '../read/lender-row.js';

export type LenderOutcome = 'created' | 'updated' | 'unchanged';

interface LinePlace {
  /** The position in the file, from 1. */
  readonly place: number;
  readonly sheet: string;
  /** The first row that names the lender. */
  readonly row: number;
}

/** The effect of a file on one lender. */
export interface LenderLine extends LinePlace {
  readonly outcome: LenderOutcome;
  readonly lenderId: string;
  /** See `lenderKey`. */
  readonly lenderKey: string;
  /** The version of the lender that the file was compared with; null for a new one. */
  readonly lenderUpdatedAt: Date | null;
  readonly name: string;
  readonly changes: LenderChanges;
}

/** A row without a lender that could be stored. */
export interface RefusedLine extends LinePlace {
  readonly outcome: 'refused';
  /** The lender's name in the row; null without one. */
  readonly name: string | null;
  readonly issue: ImportIssue;
  readonly cells: RowCells;
}

export type ImportLine = LenderLine | RefusedLine;
