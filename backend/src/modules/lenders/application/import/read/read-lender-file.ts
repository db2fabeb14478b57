import { TimeSlice } from '#platform/application/slices.js';
import type { WorkbookFile, WorkbookReader } from '#platform/application/spreadsheet/workbook-reader.js';
import { NoLendersInFile } from '../../../domain/errors.js';
import type { FileReport, FileSheet, StatedProduct } from '../../../domain/lender-import.js';
import type { RefusedLine } from '../plan/import-line.js';
import { ImportReport } from './import-report.js';
import { LenderDrafts } from './lender-drafts.js';
import { findingsOf, type LenderRowReading } from './lender-row.js';
import { titlesOf } from '../words/column-of.js';
import { importVocabulary } from '../words/import-vocabulary.js';
import { readLenderRows } from './read-lender-rows.js';
import { StatedProducts } from './stated-products.js';
import type { ImportTerms } from '../words/import-terms.js';
import { WordTally } from './word-tally.js';

/** A rejected row with its cells, so that it can be returned to the user. */
type RefusedInFile = Omit<RefusedLine, 'place'>;

/** A file that was read completely, before comparing or changing anything. */
export interface LenderFile {
  readonly name: string;
  readonly drafts: LenderDrafts;
  readonly refused: readonly RefusedInFile[];
  readonly failed: number;
  readonly report: FileReport;
}

class LenderFileReader {
  private readonly report = new ImportReport();
  private readonly drafts = new LenderDrafts();
  private readonly refused: RefusedInFile[] = [];
  private readonly words = new WordTally();
  private readonly sheets: FileSheet[] = [];

  constructor(private readonly stated: StatedProducts) {}

  add(reading: LenderRowReading): void {
    if (reading.kind === 'sheet') {
      const { sheet: name, products } = reading;
      const means = products.length > 0 ? titlesOf(products) : null;
      this.sheets.push({ name, means, product: this.stated.meaningFor(name) });
      return;
    }
    const found = findingsOf(reading);
    const draft = reading.kind === 'lender' ? this.drafts.add(reading) : { warnings: [] };
    const refusal = found.refusal ?? draft.refusal;
    this.report.add(
      refusal ? { refusal, warnings: [] } : { warnings: [...found.warnings, ...draft.warnings] },
    );
    if (reading.kind === 'notice') return;
    this.words.add(reading);
    if (!refusal) return;
    const { name, ...issue } = refusal;
    const { sheet, row } = issue;
    this.refused.push({ outcome: 'refused', sheet, row, name, issue, cells: reading.cells() });
  }

  end(name: string): LenderFile {
    this.report.add(this.drafts.nameByProducts());
    const { failed, listed: report } = this.report;
    if (this.drafts.size === 0 && failed === 0) throw new NoLendersInFile();
    const { drafts, refused, sheets } = this;
    this.stated.checkSheets(sheets.map((sheet) => sheet.name));
    return { name, drafts, refused, failed, report: { ...report, words: this.words.found, sheets } };
  }
}

/** Reads a broker's workbook of lenders, and collects what could not be used. */
export class ReadLenderFile {
  constructor(
    private readonly workbooks: WorkbookReader,
    private readonly importTerms: ImportTerms,
  ) {}

  /** @throws InvalidInput, WorkbookRefused, WorkbookReaderBusy, NoLendersInFile */
  async execute(file: WorkbookFile, products: readonly StatedProduct[] = []): Promise<LenderFile> {
    const stated = new StatedProducts(products);
    const reading = new LenderFileReader(stated);
    const vocabulary = importVocabulary(await this.importTerms.all());
    const work = new TimeSlice();
    for await (const row of readLenderRows(this.workbooks.read(file), vocabulary, (sheet) =>
      stated.productsFor(sheet),
    )) {
      reading.add(row);
      await work.yieldIfOver();
    }
    return reading.end(file.name);
  }
}
