import { DomainError, refusal } from '#kernel/errors.js';
import type { FileFormats } from './file-formats.js';

/** What a cell is, as far as the file says it; `text` is always what a person would read in it. */
export interface CellValue {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'percent' | 'boolean' | 'date' | 'error';
  /** The number behind a cell that only shows digits: 0.7 of '70%', 50000 of '50' where the cell shows thousands. */
  readonly number?: number;
  /** Where a hyperlink leads; the text may say something else. */
  readonly link?: string;
}

/** One row that has at least one cell with something in it; `cells[0]` is column A. */
export interface SheetRow {
  /** Blank where a file has no sheets. */
  readonly sheet: string;
  /** As the spreadsheet numbers it, from 1. */
  readonly row: number;
  /** What of it is hidden: the row, its whole sheet or nothing. */
  readonly hidden: 'row' | 'sheet' | null;
  /** In a file without sheets blank fields count too: as many as the row has. */
  readonly cells: readonly (CellValue | null | undefined)[];
  /** What a person should know of how the row was read. */
  readonly remark?: string;
}

/** A file on this machine; `name` is what its sender calls it, and is only looked at for its ending. */
export interface WorkbookFile {
  readonly name: string;
  readonly path: string;
}

/** Reads the rows of an uploaded workbook, sheet by sheet, never more than a few hundred ahead of its reader. */
export abstract class WorkbookReader {
  /**
   * Takes Excel files where no other formats are given.
   * @throws WorkbookRefused when it is not a workbook, or not one that can be read safely
   * @throws WorkbookReaderBusy when too many wait already
   */
  abstract read(file: WorkbookFile, formats?: FileFormats): AsyncIterable<SheetRow>;
}

/** The whole file is refused; the sentence says what to do about it. */
export class WorkbookRefused extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'workbook-refused';
}

export class WorkbookReaderBusy extends refusal(
  'unavailable',
  'workbook-reader-busy',
  'Other spreadsheets are being imported. Please try again in a minute.',
) {
  override readonly retryAfterSeconds = 60;
}
