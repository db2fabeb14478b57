import type { FileWords } from './taught-word.js';

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
  readonly status: ImportStatus = 'previewed';
  readonly created: number = 0;
  readonly updated: number = 0;
  readonly unchanged: number = 0;
  readonly failed: number = 0;
  readonly importedAt: Date | null = null;
  /** The name of whoever imported it; null for a program. */
  readonly importedBy: string | null = null;
  readonly undoneAt: Date | null = null;
  readonly undoneBy: string | null = null;

  constructor(about: Pick<LenderImport, 'id' | 'fileName' | 'previewedAt' | 'report' | 'failed'>) {
    this.set(about);
  }

  /** Takes what was found when the whole file was compared with the panel. */
  sumUp(counts: Omit<ImportFigures, 'failed'>): void {
    this.set(counts);
  }

  markImported(by: string | null, at: Date): void {
    this.set({ status: 'imported', importedBy: by, importedAt: at });
  }

  markUndone(by: string | null, at: Date): void {
    this.set({ status: 'undone', undoneBy: by, undoneAt: at });
  }

  /** Fields are read by everybody and changed in this class alone. */
  private set(changes: Partial<LenderImport>): void {
    Object.assign(this, changes);
  }
}
