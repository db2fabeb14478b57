import { emailKey } from '#kernel/email.js';
import type { LeadRow, ReadLead, RowRemark } from './lead-row.js';

/** The outcome of a row: a duplicate's address is already in the list, or earlier in the file. */
export type RowOutcome = 'ready' | 'duplicate' | 'refused';

export interface SortedRow {
  readonly row: LeadRow;
  readonly outcome: RowOutcome;
  /** Why it is rejected or a duplicate, then what was read differently from how it is written. */
  readonly remarks: readonly RowRemark[];
}

const IN_LIST = 'You already have a lead with this address.';
const inRow = ({ sheet, row }: ReadLead, other: ReadLead): string =>
  `Row ${row}${sheet === other.sheet ? '' : ` of sheet ${sheet}`} has the same address.`;

export const keysOf = (rows: readonly LeadRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'lead' ? [emailKey(row.details.email)] : []));

/** `known` are the addresses in the partner's list, see `emailKey`. */
export const sortRows = (rows: readonly LeadRow[], known: ReadonlySet<string>): SortedRow[] => {
  const firsts = new Map<string, ReadLead>();
  return rows.map((row) => {
    if (row.kind === 'refused') return { row, outcome: 'refused', remarks: row.problems };
    const key = emailKey(row.details.email);
    const first = firsts.get(key);
    const isKnown = known.has(key);
    if (!first && !isKnown) {
      firsts.set(key, row);
      return { row, outcome: 'ready', remarks: row.remarks };
    }
    const reason = first ? inRow(first, row) : IN_LIST;
    const duplicate = { column: null, value: row.details.email, reason };
    return { row, outcome: 'duplicate', remarks: [duplicate, ...row.remarks] };
  });
};

export const countOf = (rows: readonly SortedRow[], outcome: RowOutcome): number =>
  rows.filter((row) => row.outcome === outcome).length;
