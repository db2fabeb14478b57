import type { Company } from '../domain/company.js';

export interface CompanyImportReport {
  /** Companies in the file. */
  readonly read: number;
  /** Rows without a name or a number. */
  readonly skipped: number;
  readonly added: number;
  readonly changed: number;
  /** Marked as no longer listed. */
  readonly unlisted: number;
  /** True if the file has far fewer companies than are stored, so that none was marked. */
  readonly isPart: boolean;
}

/** The monthly file of Companies House. */
export abstract class CompanyFile {
  /** Row by row; null for a row without a name or a number. @throws InvalidInput for a different file */
  abstract read(path: string): AsyncIterable<Company | null>;
}

/** All companies, stored for search. */
export abstract class CompanyRegister {
  /** Atomic: replaces all or nothing. */
  abstract replaceWith(companies: AsyncIterable<Company | null>): Promise<CompanyImportReport>;
}

/** Imports the file; importing it again changes nothing. */
export class ImportCompanies {
  constructor(
    private readonly file: CompanyFile,
    private readonly register: CompanyRegister,
  ) {}

  execute(path: string): Promise<CompanyImportReport> {
    return this.register.replaceWith(this.file.read(path));
  }
}
