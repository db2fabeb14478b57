import { oneLine, textsOf, type ColumnMeaning, type Header, type HeaderRows } from './header-row.js';
import type { SheetRow } from './workbook-reader.js';

/** A row's role in its sheet's table. A repeat is the header again, as on each page of a printout. */
export type RowRole = 'outside' | 'header' | 'repeat' | 'body';

/** Called for every row, and decided by the first cell of nearly every one. */
const hasTexts = ({ cells }: SheetRow, texts: readonly string[]): boolean =>
  cells.length === texts.length && texts.every((text, index) => oneLine(cells[index]?.text ?? '') === text);

/** One sheet's table, fed row by row: first it looks for a header, then reads what follows. */
export class SheetTable<C extends ColumnMeaning> {
  private found: Header<C> | null = null;
  private headerRow = 0;
  private above: SheetRow | null = null;
  /** Header rows found so far: further down they are repeats. */
  private readonly headings: (readonly string[])[] = [];

  constructor(private readonly headers: HeaderRows<C>) {}

  /** The header in force; null before the first. */
  get header(): Header<C> | null {
    return this.found;
  }

  /** The last row that was not a repeat; null before the first. */
  get lastRow(): number | null {
    return this.above?.row ?? null;
  }

  classify(row: SheetRow): RowRole {
    if (this.headings.some((texts) => hasTexts(row, texts))) return 'repeat';
    const role = this.roleOf(row);
    this.above = row;
    return role;
  }

  private roleOf(row: SheetRow): RowRole {
    const header = this.headerIn(row);
    if (!header) return this.found ? 'body' : 'outside';
    const group = this.found ? null : this.rowAbove(row);
    for (const heading of group ? [group, row] : [row]) this.headings.push(textsOf(heading));
    this.found = header;
    this.headerRow = row.row;
    return 'header';
  }

  /** A row directly below the first header row may extend it, with merged headings repeated or left out. */
  private headerIn(row: SheetRow): Header<C> | null {
    const mayExtend = this.found !== null && this.headerRow === row.row - 1;
    const first = this.headers.headerIn(row, !this.found || mayExtend ? this.rowAbove(row) : null);
    if (first || !this.found) return first;
    return mayExtend ? this.headers.extendedBy(this.found, row) : null;
  }

  private rowAbove(row: SheetRow): SheetRow | null {
    return this.above?.row === row.row - 1 ? this.above : null;
  }
}
