import { SYSTEM } from '#shared/application/principal.js';
import type { WorkbookFile } from '#shared/application/spreadsheet/workbook-reader.js';
import type { LenderRepository } from '#modules/lenders/application/lender.repository.js';
import type { ImportLenders } from '#modules/lenders/application/import/plan/import-lenders.js';
import type { ImportAnswer } from '#modules/lenders/application/import/read/import-report.js';

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
