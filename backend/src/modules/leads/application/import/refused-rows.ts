import type { LeadRow, RowRemark } from './lead-row.js';

/** Why a row was rejected: one entry per reason. */
export interface RefusedCell extends RowRemark {
  /** Null in a file without sheets. */
  readonly sheet: string | null;
  /** The row number in the spreadsheet. */
  readonly row: number;
}

const LISTED = 1_000;
const VALUE_SHOWN = 200;

export const shownRemark = ({ column, value, reason }: RowRemark): RowRemark => ({
  column,
  value: value && value.slice(0, VALUE_SHOWN),
  reason,
});

/** The first thousand. */
export const refusedCells = (rows: readonly LeadRow[]): RefusedCell[] =>
  rows
    .flatMap((row) =>
      row.kind === 'refused'
        ? row.problems.map((problem) => ({
            sheet: row.sheet || null,
            row: row.row,
            ...shownRemark(problem),
          }))
        : [],
    )
    .slice(0, LISTED);
