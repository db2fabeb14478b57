import { DomainError, refusal } from '#kernel/errors.js';
import type { FileFormats } from './file-formats.js';

/** A cell's content; `text` is always what a person reads in it. */
export interface CellValue {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'percent' | 'boolean' | 'date' | 'error';
  /** The number behind the displayed digits: 0.7 for '70%', 50000 for '50' in a format that shows thousands. */
  readonly number?: number;
  /** The target of a hyperlink; the text may differ. */
  readonly link?: string;
}

/** A row with at least one non-empty cell; `cells[0]` is column A. */
export interface SheetRow {
  /** Blank where a file has no sheets. */
  readonly sheet: string;
  /** The row number in the spreadsheet, from 1. */
  readonly row: number;
  /** Whether the row or its whole sheet is hidden. */
  readonly hidden: 'row' | 'sheet' | null;
  /** In a CSV file, blank fields are included: as many as the row has. */
  readonly cells: readonly (CellValue | null | undefined)[];
  /** A note for the user about how the row was read. */
  readonly remark?: string;
}

/** A file on this machine; `name` comes from the sender and is used only for its extension. */
export interface WorkbookFile {
  readonly name: string;
  readonly path: string;
}

/** Reads the rows of an uploaded workbook, sheet by sheet, at most a few hundred rows ahead of the consumer. */
export abstract class WorkbookReader {
  /**
   * Accepts Excel files unless other formats are given.
   * @throws WorkbookRefused when the file is not a workbook, or not safe to read
   * @throws WorkbookReaderBusy when too many files are waiting
   */
  abstract read(file: WorkbookFile, formats?: FileFormats): AsyncIterable<SheetRow>;
}

/** The file is rejected as a whole; the message says what to do. */
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
