import type { WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';
import type { StatedProduct } from '../../../domain/lender-import.js';
import type { LenderRepository } from '../../lender.repository.js';
import type { CommitImport, ImportOrigin } from './commit-import.js';
import type { ImportAnswer } from '../read/import-report.js';
import type { PlanImport } from './plan-import.js';
import type { ReadLenderFile } from '../read/read-lender-file.js';

/**
 * Imports a broker's workbook of lenders in one step: creates and updates lenders by name, and reports what it could
 * not use.
 */
export class ImportLenders {
  constructor(
    private readonly readLenderFile: ReadLenderFile,
    private readonly planImport: PlanImport,
    private readonly commitImport: CommitImport,
    private readonly lenders: LenderRepository,
  ) {}

  /**
   * Reads the whole file before changing anything; then imports all valid rows, or none.
   * @throws InvalidInput, WorkbookRefused, WorkbookReaderBusy, NoLendersInFile, LenderUpdateInProgress
   */
  async execute(
    file: WorkbookFile,
    origin: ImportOrigin,
    products: readonly StatedProduct[] = [],
  ): Promise<ImportAnswer> {
    const read = await this.readLenderFile.execute(file, products);
    return this.lenders.withPanelLocked(async () => {
      const { id } = await this.planImport.execute(read);
      return this.commitImport.execute(id, origin);
    });
  }
}
