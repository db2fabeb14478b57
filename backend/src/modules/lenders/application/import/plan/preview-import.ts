import type { WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LenderImport, StatedProduct } from '../../../domain/lender-import.js';
import type { ImportFiles } from './import-files.js';
import type { PlanImport } from './plan-import.js';
import type { ReadLenderFile } from '../read/read-lender-file.js';

/** Shows what an import of a workbook would do; the preview can be committed for an hour. */
export class PreviewImport {
  constructor(
    private readonly context: UseCaseContext,
    private readonly readLenderFile: ReadLenderFile,
    private readonly planImport: PlanImport,
    private readonly files: ImportFiles,
  ) {}

  /** @throws InvalidInput, WorkbookRefused, WorkbookReaderBusy, NoLendersInFile */
  async execute(file: WorkbookFile, products: readonly StatedProduct[] = []): Promise<LenderImport> {
    const read = await this.readLenderFile.execute(file, products);
    return this.context.unitOfWork.run(async () => {
      const planned = await this.planImport.execute(read);
      await this.files.save(planned.id, file);
      return planned;
    });
  }
}

/**
 * Reads a preview's file again with the currently saved terms and stated products; the earlier preview is unchanged.
 */
export class PreviewAgain {
  constructor(
    private readonly context: UseCaseContext,
    private readonly readLenderFile: ReadLenderFile,
    private readonly planImport: PlanImport,
    private readonly files: ImportFiles,
  ) {}

  /** @throws InvalidInput, ImportNotFound, WorkbookReaderBusy, NoLendersInFile */
  async execute(importId: string, products: readonly StatedProduct[] = []): Promise<LenderImport> {
    await using file = await this.files.open(importId);
    const read = await this.readLenderFile.execute(file, products);
    return await this.context.unitOfWork.run(async () => {
      const planned = await this.planImport.execute(read);
      await this.files.share(planned.id, importId);
      return planned;
    });
  }
}
