import { WorkbookRefused, type SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import type { ProductKey } from '#kernel/lending/product.js';
import { SheetTable } from '#platform/application/spreadsheet/sheet-table.js';
import { TABLE_WORDS, type Heading, type ImportVocabulary } from '../words/import-vocabulary.js';
import type { LenderHeader } from '../words/lender-headers.js';
import { titlesOf } from '../words/column-of.js';
import type { Column } from '../words/columns.js';
import type { LenderRowReading, SheetFound, SheetNotice } from './lender-row.js';
import { rowReader, type SectionProducts } from './read-row.js';
import { dividerIn, filledCells, isTotal, productsNamedIn } from '../words/row-roles.js';

const MAX_LENDERS = 50_000;
const TOO_MANY =
  'This workbook has more than 50,000 rows of lenders. Please split it and import one part at a time.';

const UNKNOWN = 'We do not recognise this column, so it was not imported.';
const REPEAT = 'Duplicate column: used only where the other one is blank.';
const HEADING = 'Read as a heading or note, not as a lender.';
const NO_TABLE =
  'No table of lenders was found on this sheet: no row has headings for the lender’s name and at least one other field we recognise.';
const noProducts = ({ products, from }: SectionProducts): string =>
  `There is no column of products, so products were taken from ${from}: ${titlesOf(products)}.`;

const NAMED = 'the heading or sheet name';
const STATED = 'the products stated for this import';
const sectionOf = (products: readonly ProductKey[], from: string): SectionProducts | null =>
  products.length === 0 ? null : { products, from };

/** A header has at most two rows. */
const HEADER_ROWS = 2;
const TITLES = 5;
const LISTED = 20;
const hiddenLenders = (lenders: readonly { row: number; name: string }[], isSheet: boolean): string => {
  const named = lenders.slice(0, LISTED).map(({ row, name }) => `${name} (row ${row})`);
  const more = lenders.length > LISTED ? ` and ${lenders.length - LISTED} more` : '';
  const what = isSheet ? 'This sheet is hidden. Its lenders were' : 'Hidden rows were';
  return `${what} imported too: ${named.join(', ')}${more}.`;
};

/** One sheet, fed row by row: first it looks for a header, then reads what follows. */
class SheetReader {
  private readonly table: SheetTable<Column>;
  /** The default products of the sheet; a heading within it replaces them. */
  private readonly ofSheet: SectionProducts | null;
  private section: SectionProducts | null;
  /** Single texts above the table, the last one first. */
  private titles: readonly string[] = [];
  private divider: string | null = null;
  /** The row directly above the header, with headings over groups of columns. */
  private groups: SheetRow | null = null;
  /** Reads rows under the current header and headings. */
  private rowReading: ReturnType<typeof rowReader> | null = null;
  private readonly hidden: { readonly row: number; readonly name: string }[] = [];
  private isHidden = false;
  private readonly reported = new Set<string>();

  constructor(
    readonly sheet: string,
    private readonly vocabulary: ImportVocabulary,
    stated: readonly ProductKey[],
  ) {
    this.table = new SheetTable(vocabulary.headers);
    this.ofSheet = sectionOf(stated, STATED) ?? sectionOf(productsNamedIn(sheet), NAMED);
    this.section = this.ofSheet;
  }

  *read(row: SheetRow): Generator<LenderRowReading, void> {
    const role = this.table.classify(row);
    const { header } = this.table;
    if (role === 'outside') this.addOutside(row);
    else if (header && role === 'header') yield* this.start(header, row);
    else if (header && role === 'body') yield* this.readBelow(header, row);
  }

  /** Remarks at the end of the sheet. */
  *end(): Generator<SheetNotice | SheetFound, void> {
    if (this.table.header) yield { kind: 'sheet', sheet: this.sheet, products: this.ofSheet?.products ?? [] };
    if (!this.table.header) yield this.notice(this.table.lastRow ?? 1, null, NO_TABLE);
    const [first] = this.hidden;
    if (first) yield this.notice(first.row, null, hiddenLenders(this.hidden, this.isHidden));
  }

  private *readBelow(header: LenderHeader, row: SheetRow): Generator<LenderRowReading, void> {
    const nameColumn = header.columns.find(({ reading }) => reading === 'name')?.index ?? 0;
    if (isTotal(row, nameColumn)) return;
    const divider = dividerIn(row, nameColumn);
    if (divider) {
      this.enterSection(row);
      this.divider = divider.text;
      this.rowReading = null;
      if (!divider.isCertain) yield this.notice(row.row, divider.text, HEADING);
      return;
    }
    this.rowReading ??= rowReader(header, this.vocabulary.under(this.headingsOver(header)));
    const reading = this.rowReading(row, this.section);
    if (row.hidden && reading.kind === 'lender')
      this.hidden.push({ row: row.row, name: reading.values.name });
    this.isHidden = row.hidden === 'sheet';
    yield reading;
  }

  private *start(header: LenderHeader, row: SheetRow): Generator<SheetNotice, void> {
    for (const { label } of header.unknown) yield* this.once(row.row, label, UNKNOWN);
    for (const { label, isRepeat } of header.columns) if (isRepeat) yield* this.once(row.row, label, REPEAT);
    const hasProducts = header.columns.some(({ fields }) => fields.includes('productTypes'));
    if (this.section !== null && !hasProducts) yield* this.once(row.row, null, noProducts(this.section));
    if (row.row - (this.groups?.row ?? 0) > HEADER_ROWS) this.groups = null;
    this.rowReading = null;
  }

  private addOutside(row: SheetRow): void {
    this.enterSection(row);
    this.groups = row;
    const [only, ...more] = filledCells(row);
    if (only && more.length === 0) this.titles = [only.text, ...this.titles].slice(0, TITLES);
  }

  /** Headings that may decide which meaning an ambiguous product has, the nearest first. */
  private headingsOver({ columns }: LenderHeader): Heading[] {
    const products = columns.find(({ fields }) => fields.includes('productTypes'));
    const group = products && this.groups?.cells.slice(0, products.index + 1).findLast(Boolean)?.text;
    const headings = [this.divider, group, ...this.titles].flatMap((text) => text ?? []);
    return [
      ...headings.map((text) => ({ text, isSheetName: false })),
      { text: this.sheet, isSheetName: true },
    ];
  }

  /** A single text may be the heading of a section, and name the product of its lenders. */
  private enterSection(row: SheetRow): void {
    const [only, ...more] = filledCells(row);
    if (only && more.length === 0)
      this.section = sectionOf(productsNamedIn(only.text), NAMED) ?? this.ofSheet;
  }

  private *once(row: number, column: string | null, reason: string): Generator<SheetNotice, void> {
    const key = `${column ?? ''}\n${reason}`;
    if (!this.reported.has(key))
      yield { kind: 'notice', issue: { sheet: this.sheet, row, column, value: null, reason } };
    this.reported.add(key);
  }

  private notice(row: number, value: string | null, reason: string): SheetNotice {
    return { kind: 'notice', issue: { sheet: this.sheet, row, column: null, value, reason } };
  }
}

/** The user's stated products for a sheet; none if not stated. */
export type ProductsStated = (sheet: string) => readonly ProductKey[];

async function* readSheets(
  rows: AsyncIterable<SheetRow>,
  vocabulary: ImportVocabulary,
  productsStated: ProductsStated,
): AsyncGenerator<LenderRowReading> {
  let reading = null as SheetReader | null;
  for await (const row of rows) {
    if (reading && reading.sheet !== row.sheet) yield* reading.end();
    if (reading?.sheet !== row.sheet)
      reading = new SheetReader(row.sheet, vocabulary, productsStated(row.sheet));
    yield* reading.read(row);
  }
  if (reading) yield* reading.end();
}

/**
 * Finds the tables in a broker's workbook and reads each row as a lender. Never throws because of a cell: a bad cell
 * loses that cell, a bad row that row. Without a vocabulary, uses the built-in tables.
 * @throws WorkbookRefused when there are too many rows
 */
export async function* readLenderRows(
  rows: AsyncIterable<SheetRow>,
  vocabulary = TABLE_WORDS,
  productsStated: ProductsStated = () => [],
): AsyncGenerator<LenderRowReading> {
  let lenders = 0;
  for await (const reading of readSheets(rows, vocabulary, productsStated)) {
    if (reading.kind === 'lender' || reading.kind === 'refusal') lenders += 1;
    if (lenders > MAX_LENDERS) throw new WorkbookRefused(TOO_MANY);
    yield reading;
  }
}
