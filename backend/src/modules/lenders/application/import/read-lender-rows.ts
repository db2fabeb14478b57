import { extendedBy, headerIn, textsOf, type Header } from './header-row.js';
import type { LenderRowReading, SheetNotice } from './lender-row.js';
import { readRow } from './read-row.js';
import { dividerIn, filledCells, isTotal, productsNamedIn } from './row-roles.js';
import { WorkbookRefused, type SheetRow } from './workbook-reader.js';

const MAX_LENDERS = 50_000;
const TOO_MANY =
  'This workbook has more than 50,000 rows of lenders. Please split it and import the parts one after the other.';

const UNKNOWN = 'We do not know this column, so it was not read.';
const REPEAT = 'Another column says the same; this one was read only where that one says nothing.';
const HEADING = 'Taken as a heading or a note, not as a lender.';
const NO_TABLE =
  'No table of lenders was found on this sheet: no row has a header for the lender’s name and one more column that we know.';
const noProducts = (products: string): string =>
  `There is no column of products, so they were taken from the heading or the sheet’s name: ${products}.`;

const NAMED = 20;
const hiddenLenders = (lenders: readonly { row: number; name: string }[], isSheet: boolean): string => {
  const named = lenders.slice(0, NAMED).map(({ row, name }) => `${name} (row ${row})`);
  const more = lenders.length > NAMED ? ` and ${lenders.length - NAMED} more` : '';
  const what = isSheet ? 'This sheet is hidden. Its lenders were' : 'Hidden rows were';
  return `${what} read too: ${named.join(', ')}${more}.`;
};

const textKey = (row: SheetRow): string => textsOf(row).join('\n');

/** One sheet, while its rows come by: first looking for a header, then reading what is below it. */
class SheetReading {
  private header: Header | null = null;
  private headerRow = 0;
  private above: SheetRow | null = null;
  private section: string | null;
  private readonly hidden: { readonly row: number; readonly name: string }[] = [];
  private isHidden = false;
  /** Header rows met so far: further down they are repeats of themselves. */
  private readonly headings = new Set<string>();
  private readonly said = new Set<string>();

  constructor(readonly sheet: string) {
    this.section = productsNamedIn(sheet);
  }

  *read(row: SheetRow): Generator<LenderRowReading, void> {
    if (this.headings.has(textKey(row))) return;
    const header = this.headerIn(row);
    if (header) yield* this.start(header, row);
    else if (this.header) yield* this.readBelow(this.header, row);
    else this.enterSection(row);
    this.above = row;
  }

  /** What there is to say once the sheet has ended. */
  *end(): Generator<SheetNotice, void> {
    if (!this.header) yield this.notice(this.above?.row ?? 1, null, NO_TABLE);
    const [first] = this.hidden;
    if (first) yield this.notice(first.row, null, hiddenLenders(this.hidden, this.isHidden));
  }

  private *readBelow({ columns }: Header, row: SheetRow): Generator<LenderRowReading, void> {
    const nameColumn = columns.find(({ reading }) => reading === 'name')?.index ?? 0;
    if (isTotal(row, nameColumn)) return;
    const divider = dividerIn(row, nameColumn);
    if (divider) {
      this.enterSection(row);
      if (!divider.isCertain) yield this.notice(row.row, divider.text, HEADING);
      return;
    }
    if (row.hidden) this.hidden.push({ row: row.row, name: row.cells[nameColumn]?.text ?? 'no name' });
    this.isHidden = row.hidden === 'sheet';
    yield readRow(row, columns, this.section);
  }

  private rowAbove(row: SheetRow): SheetRow | null {
    return this.above?.row === row.row - 1 ? this.above : null;
  }

  /** A row right below the first header row may be its second, with merged headings repeated or left out. */
  private headerIn(row: SheetRow): Header | null {
    const mayExtend = this.header !== null && this.headerRow === row.row - 1;
    const first = headerIn(row, !this.header || mayExtend ? this.rowAbove(row) : null);
    if (first || !this.header) return first;
    return mayExtend ? extendedBy(this.header, row) : null;
  }

  private *start(header: Header, row: SheetRow): Generator<SheetNotice, void> {
    const group = this.header ? null : this.rowAbove(row);
    for (const heading of group ? [group, row] : [row]) this.headings.add(textKey(heading));
    this.header = header;
    this.headerRow = row.row;
    for (const label of header.unknown) yield* this.once(row.row, label, UNKNOWN);
    for (const { label, isRepeat } of header.columns) if (isRepeat) yield* this.once(row.row, label, REPEAT);
    const hasProducts = header.columns.some(({ fields }) => fields.includes('productTypes'));
    if (this.section !== null && !hasProducts) yield* this.once(row.row, null, noProducts(this.section));
  }

  /** A lone text may be the heading of a section, and say what product its lenders have. */
  private enterSection(row: SheetRow): void {
    const [only, ...more] = filledCells(row);
    if (only && more.length === 0) this.section = productsNamedIn(only.text) ?? productsNamedIn(this.sheet);
  }

  private *once(row: number, column: string | null, reason: string): Generator<SheetNotice, void> {
    const key = `${column ?? ''}\n${reason}`;
    if (!this.said.has(key))
      yield { kind: 'notice', issue: { sheet: this.sheet, row, column, value: null, reason } };
    this.said.add(key);
  }

  private notice(row: number, value: string | null, reason: string): SheetNotice {
    return { kind: 'notice', issue: { sheet: this.sheet, row, column: null, value, reason } };
  }
}

async function* readSheets(rows: AsyncIterable<SheetRow>): AsyncGenerator<LenderRowReading> {
  let reading = null as SheetReading | null;
  for await (const row of rows) {
    if (reading && reading.sheet !== row.sheet) yield* reading.end();
    if (reading?.sheet !== row.sheet) reading = new SheetReading(row.sheet);
    yield* reading.read(row);
  }
  if (reading) yield* reading.end();
}

/**
 * Finds the tables in a broker's workbook and reads each row of them as a lender. Never throws over what a
 * cell holds: one bad cell costs that cell, one bad row costs that row.
 *
 * @throws WorkbookRefused when there are more rows than we take
 */
export async function* readLenderRows(rows: AsyncIterable<SheetRow>): AsyncGenerator<LenderRowReading> {
  let lenders = 0;
  for await (const reading of readSheets(rows)) {
    if (reading.kind !== 'notice') lenders += 1;
    if (lenders > MAX_LENDERS) throw new WorkbookRefused(TOO_MANY);
    yield reading;
  }
}
