import type { Company } from '../domain/company.js';

export interface CompanyImportReport {
  /** Companies in the file. */
  readonly read: number;
  /** Rows without a name or a number. */
  readonly skipped: number;
  readonly added: number;
  readonly changed: number;
  /** Marked by this import as no longer listed. */
  readonly unlisted: number;
  /** True where the file has far fewer companies than are known, so that nothing was marked. */
  readonly isPart: boolean;
}

/** The monthly file of Companies House. */
export abstract class CompanyFile {
  /** Row by row; null for a row without a name or a number. @throws InvalidInput where it is another file */
  abstract read(path: string): AsyncIterable<Company | null>;
}

/** All companies, kept for the look-up. */
export abstract class CompanyRegister {
  /** Takes all over, or nothing. */
  abstract replaceWith(companies: AsyncIterable<Company | null>): Promise<CompanyImportReport>;
}

/** Takes the file over; the same again changes nothing. */
export class ImportCompanies {
  constructor(
    private readonly file: CompanyFile,
    private readonly register: CompanyRegister,
  ) {}

  execute(path: string): Promise<CompanyImportReport> {
    return this.register.replaceWith(this.file.read(path));
  }
}
