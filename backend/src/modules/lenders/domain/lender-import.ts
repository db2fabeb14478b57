import type { FileWords } from './import-term.js';

/** A problem in a file, with its place. `column` is the letter and the header: 'D (Min loan)'. */
export interface ImportIssue {
  readonly sheet: string;
  readonly row: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly reason: string;
}

/** Why a row was rejected. */
export interface Refusal extends ImportIssue {
  /** The lender's name in the row; null without one. */
  readonly name: string | null;
}

/** A product that the user stated for rows of a sheet, or of all sheets, that name none. */
export interface StatedProduct {
  /** Null for all sheets without a statement of their own. */
  readonly sheet: string | null;
  /** One of the possible meanings of a product's word. */
  readonly product: string;
}

/** A sheet with a table of lenders. */
export interface FileSheet {
  readonly name: string;
  /** The product of its rows that name none: from the sheet's name or as stated, in words; null for none. */
  readonly means: string | null;
  /** What was stated for it or for the file; null if nothing was. */
  readonly product: string | null;
}

/** The report on a file, truncated if long. */
export interface FileReport {
  /** Why rows were rejected, row by row. */
  readonly errors: readonly Refusal[];
  /** Cells left blank, repeated lenders, unknown columns. */
  readonly warnings: readonly ImportIssue[];
  /** The number of errors and warnings that are not listed. */
  readonly errorsLeftOut: number;
  readonly warningsLeftOut: number;
  readonly words: FileWords;
  readonly sheets: readonly FileSheet[];
}

/** The effects on the lenders of a file, and the number of rejected rows. */
export interface ImportFigures {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

export type ImportStatus = 'previewed' | 'imported' | 'undone';

/** A file of lenders: what it would do to the panel or, once imported, what it did. */
export class LenderImport implements ImportFigures {
  readonly id: string;
  readonly fileName: string;
  readonly previewedAt: Date;
  readonly report: FileReport;
  readonly failed: number;
  status: ImportStatus = 'previewed';
  created: number = 0;
  updated: number = 0;
  unchanged: number = 0;
  importedAt: Date | null = null;
  /** The id of the member of staff who imported it; null for a command. */
  importedBy: string | null = null;
  undoneAt: Date | null = null;
  undoneBy: string | null = null;
  /** The stored name, for imports from before ids were stored. */
  readonly importedByName: string | null = null;
  readonly undoneByName: string | null = null;

  constructor(about: Pick<LenderImport, 'id' | 'fileName' | 'previewedAt' | 'report' | 'failed'>) {
    this.id = about.id;
    this.fileName = about.fileName;
    this.previewedAt = about.previewedAt;
    this.report = about.report;
    this.failed = about.failed;
  }

  /** Sets the figures once the whole file was compared with the panel. */
  sumUp({ created, updated, unchanged }: Omit<ImportFigures, 'failed'>): void {
    this.created = created;
    this.updated = updated;
    this.unchanged = unchanged;
  }

  markImported(by: string | null, at: Date): void {
    this.status = 'imported';
    this.importedBy = by;
    this.importedAt = at;
  }

  markUndone(by: string | null, at: Date): void {
    this.status = 'undone';
    this.undoneBy = by;
    this.undoneAt = at;
  }
}
