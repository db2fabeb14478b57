import type { WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LenderImport, StatedProduct } from '../../../domain/lender-import.js';
import type { ImportFiles } from './import-files.js';
import type { PlanImport } from './plan-import.js';
import type { ReadLenderFile } from '../read/read-lender-file.js';

/** Tells what an import of a workbook would do; it can be looked at, and committed, for an hour. */
export class PreviewImport {
  constructor(
    private readonly context: UseCaseContext,
    private readonly reading: ReadLenderFile,
    private readonly planning: PlanImport,
    private readonly files: ImportFiles,
  ) {}

  /** @throws InvalidInput, WorkbookRefused, WorkbookReaderBusy, NoLendersInFile */
  async execute(file: WorkbookFile, products: readonly StatedProduct[] = []): Promise<LenderImport> {
    const read = await this.reading.execute(file, products);
    return this.context.unitOfWork.run(async () => {
      const planned = await this.planning.execute(read);
      await this.files.save(planned.id, file);
      return planned;
    });
  }
}

/** Looks at the file of a preview again, by the words that are taught now and what is stated of its products; the preview before it stays as it is. */
export class PreviewAgain {
  constructor(
    private readonly context: UseCaseContext,
    private readonly reading: ReadLenderFile,
    private readonly planning: PlanImport,
    private readonly files: ImportFiles,
  ) {}

  /** @throws InvalidInput, ImportNotFound, WorkbookReaderBusy, NoLendersInFile */
  async execute(importId: string, products: readonly StatedProduct[] = []): Promise<LenderImport> {
    await using file = await this.files.open(importId);
    const read = await this.reading.execute(file, products);
    return await this.context.unitOfWork.run(async () => {
      const planned = await this.planning.execute(read);
      await this.files.share(planned.id, importId);
      return planned;
    });
  }
}
