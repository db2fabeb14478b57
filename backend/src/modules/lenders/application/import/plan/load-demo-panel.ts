import { SYSTEM } from '#shared/application/principal.js';
import type { WorkbookFile } from '#shared/application/spreadsheet/workbook-reader.js';
import type { LenderRepository } from '../../lender.repository.js';
import type { ImportAnswer } from '../read/import-report.js';
import type { ImportLenders } from './import-lenders.js';

/** Gives an empty panel the demonstration lenders; a panel that has lenders is left alone. */
export class LoadDemoPanel {
  constructor(
    private readonly lenders: LenderRepository,
    private readonly importLenders: ImportLenders,
  ) {}

  /** Null when there was nothing to do. */
  async execute(workbook: WorkbookFile): Promise<ImportAnswer | null> {
    if (!(await this.lenders.isEmpty())) return null;
    return this.importLenders.execute(workbook, {
      actor: SYSTEM,
      panel: 'demonstration',
    });
  }
}
