import { LongWork } from '#shared/application/slices.js';
import type { WorkbookFile, WorkbookReader } from '#shared/application/spreadsheet/workbook-reader.js';
import { NoLendersInFile } from '../../domain/errors.js';
import type { FileReport } from '../../domain/lender-import.js';
import type { RefusedLine } from './import-line.js';
import { ImportReport } from './import-report.js';
import { LenderDrafts } from './lender-drafts.js';
import { findingsOf, type LenderRowReading } from './lender-row.js';
import { readLenderRows } from './read-lender-rows.js';
import { RefusedRows } from './refused-rows.js';

/** A file that was read to its end, before anything is compared or changed. */
export interface LenderFile {
  readonly name: string;
  readonly drafts: LenderDrafts;
  readonly refused: Iterable<Omit<RefusedLine, 'place'>>;
  readonly failed: number;
  readonly report: FileReport;
}

class LenderFileReading {
  private readonly report = new ImportReport();
  private readonly drafts = new LenderDrafts();
  private readonly refused = new RefusedRows();

  take(reading: LenderRowReading): void {
    const found = findingsOf(reading);
    this.report.add(found);
    if (reading.kind === 'notice') return;
    const kept = reading.kind === 'lender' ? this.drafts.take(reading) : { warnings: [] };
    this.report.add(kept);
    const refusal = found.refusal ?? kept.refusal;
    if (refusal) this.refused.add(refusal, reading.cells());
  }

  end(name: string): LenderFile {
    this.report.add(this.drafts.nameByProducts());
    const { failed, listed: report } = this.report;
    if (this.drafts.size === 0 && failed === 0) throw new NoLendersInFile();
    return { name, drafts: this.drafts, refused: this.refused, failed, report };
  }
}

/** Reads a broker's workbook of lenders, and collects what could not be used of it. */
export class ReadLenderFile {
  constructor(private readonly workbooks: WorkbookReader) {}

  /** @throws WorkbookRefused, WorkbookReaderBusy, NoLendersInFile */
  async execute(file: WorkbookFile): Promise<LenderFile> {
    const reading = new LenderFileReading();
    const work = new LongWork();
    for await (const row of readLenderRows(this.workbooks.read(file))) {
      reading.take(row);
      await work.giveWay();
    }
    return reading.end(file.name);
  }
}
