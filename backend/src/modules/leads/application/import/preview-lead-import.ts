import { SPREADSHEET } from '#platform/application/spreadsheet/file-formats.js';
import type { WorkbookFile, WorkbookReader } from '#platform/application/spreadsheet/workbook-reader.js';
import type { LeadRepository } from '../lead.repository.js';
import { requireRoom } from '../require-room.js';
import type { LeadRow, RowRemark } from './lead-row.js';
import { readLeadRows, type FileColumn } from './read-lead-rows.js';
import { refusedCells, shownRemark, type RefusedCell } from './refused-rows.js';
import { countOf, keysOf, sortRows, type RowOutcome, type SortedRow } from './sort-rows.js';

export interface PreviewedRow {
  /** Null in a file without sheets. */
  readonly sheet: string | null;
  readonly row: number;
  readonly outcome: RowOutcome;
  /** As it would be stored; for a rejected row, what could be read. */
  readonly lead: LeadRow['details'];
  readonly remarks: readonly RowRemark[];
}

/** What an import of a file would do. */
export interface LeadImportPreview {
  readonly columns: readonly FileColumn[];
  readonly counts: { readonly ready: number; readonly duplicates: number; readonly refused: number };
  /** The first hundred. */
  readonly rows: readonly PreviewedRow[];
  readonly refused: readonly RefusedCell[];
}

const PREVIEWED = 100;

const previewed = ({ row, outcome, remarks }: SortedRow): PreviewedRow => ({
  sheet: row.sheet || null,
  row: row.row,
  outcome,
  lead: row.details,
  remarks: remarks.map(shownRemark),
});

/**
 * Reads a partner's file of leads and reports what an import would do, without storing anything. Rejects files that
 * could not be imported.
 */
export class PreviewLeadImport {
  constructor(
    private readonly workbooks: WorkbookReader,
    private readonly leads: LeadRepository,
  ) {}

  /** @throws WorkbookRefused, WorkbookReaderBusy, LeadListFull */
  async execute(introducerId: string, file: WorkbookFile): Promise<LeadImportPreview> {
    const { columns, rows } = await readLeadRows(this.workbooks.read(file, SPREADSHEET));
    const sorted = sortRows(rows, await this.leads.findKnownEmails(introducerId, keysOf(rows)));
    const ready = countOf(sorted, 'ready');
    if (ready > 0) await requireRoom(this.leads, introducerId, ready);
    return {
      columns,
      counts: {
        ready,
        duplicates: countOf(sorted, 'duplicate'),
        refused: countOf(sorted, 'refused'),
      },
      rows: sorted.slice(0, PREVIEWED).map(previewed),
      refused: refusedCells(rows),
    };
  }
}
