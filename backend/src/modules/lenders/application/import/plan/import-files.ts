import type { WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';

/** A stored file, on this machine until it is disposed of. */
export type OpenedFile = WorkbookFile & AsyncDisposable;

/** The files of previews, stored as long as a preview uses them. */
export abstract class ImportFiles {
  abstract save(importId: string, file: WorkbookFile): Promise<void>;
  /** Lets another preview use the file of one. */
  abstract share(importId: string, from: string): Promise<void>;
  /** @throws ImportNotFound if it is not a preview, or a deleted one */
  abstract open(importId: string): Promise<OpenedFile>;
}
