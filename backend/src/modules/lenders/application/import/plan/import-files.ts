import type { WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';

/** A kept file, on this machine until it is disposed of. */
export type OpenedFile = WorkbookFile & AsyncDisposable;

/** The files that previews were made of, kept as long as one of these is. */
export abstract class ImportFiles {
  abstract save(importId: string, file: WorkbookFile): Promise<void>;
  /** Gives a preview the file of another. */
  abstract share(importId: string, from: string): Promise<void>;
  /** @throws ImportNotFound when it is no preview, or one that is gone */
  abstract open(importId: string): Promise<OpenedFile>;
}
