import { NoLendersInFile } from '../../domain/errors.js';
import { ImportReport, type ImportAnswer } from './import-report.js';
import { LenderDrafts } from './lender-drafts.js';
import { findingsOf } from './lender-row.js';
import type { ImportOrigin, MergeLenders } from './merge-lenders.js';
import { readLenderRows } from './read-lender-rows.js';
import type { WorkbookFile, WorkbookReader } from './workbook-reader.js';

/** Imports a broker's workbook of lenders: creates and updates by name, and says what it could not use. */
export class ImportLenders {
  constructor(
    private readonly workbooks: WorkbookReader,
    private readonly mergeLenders: MergeLenders,
  ) {}

  /**
   * Reads the whole file before it changes anything; then all good rows are kept, or none.
   * @throws WorkbookRefused, WorkbookReaderBusy, NoLendersInFile, LendersBusy
   */
  async execute(file: WorkbookFile, origin: ImportOrigin): Promise<ImportAnswer> {
    const report = new ImportReport();
    const drafts = new LenderDrafts();
    for await (const reading of readLenderRows(this.workbooks.read(file))) {
      report.add(findingsOf(reading));
      if (reading.kind === 'lender') report.add(drafts.take(reading));
    }
    report.add(drafts.nameByProducts());
    if (drafts.size === 0 && report.failed === 0) throw new NoLendersInFile();
    return report.answer(await this.mergeLenders.execute(drafts, origin));
  }
}
