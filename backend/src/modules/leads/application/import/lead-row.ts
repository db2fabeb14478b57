import type { LeadDetails } from '../../domain/lead.js';

/** A remark about a cell, or about what is missing in a row. */
export interface RowRemark {
  /** 'D (E-mail)'; null if no column is to blame. */
  readonly column: string | null;
  readonly value: string | null;
  readonly reason: string;
}

interface RowPlace {
  /** Blank in a file without sheets. */
  readonly sheet: string;
  /** The row number in the spreadsheet. */
  readonly row: number;
}

/** A row with all required details. */
export interface ReadLead extends RowPlace {
  readonly kind: 'lead';
  readonly details: LeadDetails;
  /** What was read differently from how it is written. */
  readonly remarks: readonly RowRemark[];
}

export interface RefusedRow extends RowPlace {
  readonly kind: 'refused';
  /** The readable details; an address as written. */
  readonly details: Readonly<Record<keyof LeadDetails, string | null>>;
  /** At least one reason. */
  readonly problems: readonly RowRemark[];
}

export type LeadRow = ReadLead | RefusedRow;
