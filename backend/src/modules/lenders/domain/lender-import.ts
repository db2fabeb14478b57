import type { FileWords } from './import-term.js';

/** Something of a file that the broker should look at, and where. `column` is the letter and the header: 'D (Min loan)'. */
export interface ImportIssue {
  readonly sheet: string;
  readonly row: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly reason: string;
}

/** Why a row was refused. */
export interface Refusal extends ImportIssue {
  /** The lender that the row names; null where it names none. */
  readonly name: string | null;
}

/** A product that somebody has stated for the rows of a sheet, or of all sheets, that name none themselves. */
export interface StatedProduct {
  /** Null for every sheet of the file that none is stated for. */
  readonly sheet: string | null;
  /** One of the meanings that a product’s word can have. */
  readonly product: string;
}

/** A sheet with a table of lenders. */
export interface FileSheet {
  readonly name: string;
  /** Of its rows that name no product: what its name says or was stated, as a person reads it; null for nothing. */
  readonly means: string | null;
  /** What was stated for it or for the file; null where nothing was. */
  readonly product: string | null;
}

/** What there is to say about a file; of very much the beginning. */
export interface FileReport {
  /** Why rows were refused, row by row. */
  readonly errors: readonly Refusal[];
  /** Cells that were left blank, repeated lenders, columns we do not know. */
  readonly warnings: readonly ImportIssue[];
  /** How many more errors and warnings there were than are listed. */
  readonly errorsLeftOut: number;
  readonly warningsLeftOut: number;
  readonly words: FileWords;
  readonly sheets: readonly FileSheet[];
}

/** What becomes of the lenders of a file, and how many rows of it are refused. */
export interface ImportFigures {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

export type ImportStatus = 'previewed' | 'imported' | 'undone';

/** A file of lenders: what it would do to the panel, and once it is imported, what it did. */
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
  /** Whoever of the staff imported it, by id; null for a program. */
  importedBy: string | null = null;
  undoneAt: Date | null = null;
  undoneBy: string | null = null;
  /** The names of these, where from the time before their ids were kept nobody is known any more. */
  readonly importedByName: string | null = null;
  readonly undoneByName: string | null = null;

  constructor(about: Pick<LenderImport, 'id' | 'fileName' | 'previewedAt' | 'report' | 'failed'>) {
    this.id = about.id;
    this.fileName = about.fileName;
    this.previewedAt = about.previewedAt;
    this.report = about.report;
    this.failed = about.failed;
  }

  /** Takes what was found when the whole file was compared with the panel. */
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
