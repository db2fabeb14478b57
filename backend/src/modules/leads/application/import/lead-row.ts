import type { LeadDetails } from '../../domain/lead.js';

/** Something that the partner should know of a cell, or of what is missing in a row. */
export interface RowRemark {
  /** 'D (E-mail)'; null where no column is to blame. */
  readonly column: string | null;
  readonly value: string | null;
  readonly reason: string;
}

interface RowPlace {
  /** Blank where the file has no sheets. */
  readonly sheet: string;
  /** As the spreadsheet numbers it. */
  readonly row: number;
}

/** A row with all that a lead must have. */
export interface ReadLead extends RowPlace {
  readonly kind: 'lead';
  readonly details: LeadDetails;
  /** What was read otherwise than it stands there. */
  readonly remarks: readonly RowRemark[];
}

export interface RefusedRow extends RowPlace {
  readonly kind: 'refused';
  /** What could be read of it; an address as it stands there. */
  readonly details: Readonly<Record<keyof LeadDetails, string | null>>;
  /** Why; one at least. */
  readonly problems: readonly RowRemark[];
}

export type LeadRow = ReadLead | RefusedRow;
