import type { WorkbookFile } from '#shared/application/spreadsheet/workbook-reader.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { LenderImport } from '../../domain/lender-import.js';
import type { PlanImport } from './plan-import.js';
import type { ReadLenderFile } from './read-lender-file.js';

/** Tells what an import of a workbook would do; it can be looked at, and committed, for an hour. */
export class PreviewImport {
  constructor(
    private readonly reading: ReadLenderFile,
    private readonly planning: PlanImport,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws WorkbookRefused, WorkbookReaderBusy, NoLendersInFile */
  async execute(file: WorkbookFile): Promise<LenderImport> {
    const read = await this.reading.execute(file);
    return this.unitOfWork.run(() => this.planning.execute(read));
  }
}
