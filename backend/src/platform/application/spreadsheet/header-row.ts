import type { CellValue, SheetRow } from './workbook-reader.js';

/** What a column says: of which fields of a record. */
export interface ColumnMeaning {
  readonly fields: readonly string[];
}

/** Where a column stands. */
export interface ColumnPlace {
  readonly index: number;
  /** 'D (Min loan)' */
  readonly label: string;
  /** What stands over it, on one line. */
  readonly text: string;
  /** What it is known by: 'Loan size Min' where the heading above it counts, else what stands over it. */
  readonly title: string;
}

type Unmarked<C extends ColumnMeaning> = C & ColumnPlace;

export type MappedColumn<C extends ColumnMeaning> = C &
  ColumnPlace & {
    /** Other columns say all that this one does. */
    readonly isRepeat: boolean;
  };

/** A table's header: what each of its columns says. */
export interface Header<C extends ColumnMeaning> {
  readonly columns: readonly MappedColumn<C>[];
  /** The columns that we do not know. */
  readonly unknown: readonly ColumnPlace[];
  /** The texts, for a second header row below to add to. */
  readonly texts: readonly string[];
}

/** How the headers of a kind of record are worded. */
export interface HeaderWords<C extends ColumnMeaning> {
  /** What a column with this header holds; null when we do not know it. */
  readonly columnOf: (header: string) => C | null;
  /** Whether it is the column that no table is without, such as the name. */
  readonly isKey: (column: C) => boolean;
  /** Whether this is the header of that column. Asked of every cell, and hardly ever true of one. */
  readonly isKeyHeader: (header: string) => boolean;
  /** Whether the header means something only with what stands above it, as 'Min' does. */
  readonly needsHeading?: (header: string) => boolean;
  /** Whether the heading above asks for less than the column by itself: 'Second charge' over 'Max LTV'. */
  readonly isNarrowedBy?: (column: C, heading: string) => boolean;
  /** Whether several such columns add up, so that none of them repeats another. */
  readonly addsUp?: (column: C) => boolean;
}

/** 0 is A, 26 is AA. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

export const labelOf = (index: number, header: string | undefined): string =>
  header ? `${columnLetter(index)} (${header})` : columnLetter(index);

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const textsOf = (row: SheetRow): string[] =>
  Array.from(row.cells, (cell) => oneLine(cell?.text ?? ''));

const isText = (cell: CellValue | null | undefined): boolean => !cell || cell.kind === 'text';

interface Heading {
  readonly text: string;
  /** It stands right over the column, and not over one to its left. */
  readonly isOwn: boolean;
}

/** A group heading stands over its own column and the blank ones to its right: a merged cell keeps its text once. */
const spread = (texts: readonly string[], length: number): Heading[] => {
  let group = '';
  return Array.from({ length }, (_, index) => {
    const own = texts[index] ?? '';
    group = own === '' ? group : own;
    return { text: group, isOwn: own !== '' };
  });
};

/** One text from the left edge on is the title of the table: 'PROPERTY LENDERS' over 'Lender' is no heading of it. */
const isTitle = (above: readonly string[], header: readonly string[]): boolean => {
  const filled = above.flatMap((text, index) => (text === '' ? [] : [index]));
  return filled.length === 1 && (filled[0] ?? 0) <= header.findIndex((text) => text !== '');
};

const distinctFields = (columns: readonly ColumnMeaning[]): number =>
  new Set(columns.flatMap(({ fields }) => fields)).size;

/** Tells the header rows of a kind of record from other rows, and reads them. */
export class HeaderRows<C extends ColumnMeaning> {
  constructor(private readonly words: HeaderWords<C>) {}

  /** The row as a header, with the headings of the row above it; null when it is a row of something else. */
  headerIn(row: SheetRow, above: SheetRow | null): Header<C> | null {
    if (!row.cells.every(isText)) return null;
    const texts = textsOf(row);
    const headings = above ? textsOf(above) : [];
    if (![...texts, ...headings].some((text) => this.words.isKeyHeader(text))) return null;
    const groups = isTitle(headings, texts) ? [] : spread(headings, texts.length);
    const header = this.read(texts, groups);
    return header.columns.some(this.words.isKey) && distinctFields(header.columns) >= 2 ? header : null;
  }

  /** A second header row right below: 'Min' and 'Max' under 'Loan size'. Null when the row is no such thing. */
  extendedBy(header: Header<C>, row: SheetRow): Header<C> | null {
    const keyColumn = header.columns.find(this.words.isKey)?.index ?? 0;
    const below = textsOf(row);
    if (!row.cells.every(isText) || below[keyColumn]) return null;
    const groups = spread(header.texts, below.length);
    const added = this.read(below, groups);
    if (added.columns.length === 0 || added.unknown.length > added.columns.length) return null;
    const length = Math.max(below.length, header.texts.length);
    const texts = Array.from({ length }, (_, index) => below[index] || header.texts[index] || '');
    const withGroups = texts.map((_, index) => (below[index] && groups[index]) || { text: '', isOwn: false });
    return this.read(texts, withGroups);
  }

  /** 'Loan size' over 'Min' says more than 'Min'; a title over 'Email' says nothing. */
  private read(texts: readonly string[], headings: readonly Heading[]): Header<C> {
    const columns: Unmarked<C>[] = [];
    const unknown: ColumnPlace[] = [];
    for (const [index, text] of texts.entries()) {
      if (text === '') continue;
      const heading = headings[index];
      const above = heading?.text ?? '';
      const together = above === '' ? text : `${above} ${text}`;
      const alone = this.words.columnOf(text);
      const isNarrowed = alone !== null && above !== '' && this.words.isNarrowedBy?.(alone, above) === true;
      const isUnder =
        heading?.isOwn === true || alone === null || isNarrowed || this.words.needsHeading?.(text) === true;
      const under = isUnder && above !== '' ? this.words.columnOf(together) : null;
      const column = under ?? (isNarrowed ? null : alone);
      const title = under || isNarrowed ? together : text;
      const place = { index, label: labelOf(index, text), text, title };
      if (column) columns.push({ ...column, ...place });
      else unknown.push(place);
    }
    return { columns: this.markRepeats(columns), unknown, texts };
  }

  /** Columns that add up repeat nothing; anything else is said once, and sooner by a column of its own than by a range. */
  private markRepeats(columns: readonly Unmarked<C>[]): MappedColumn<C>[] {
    const seen = new Set<string>();
    const repeats = new Set<number>();
    for (const column of columns.toSorted((a, b) => a.fields.length - b.fields.length)) {
      const isCovered = column.fields.every((field) => seen.has(field));
      if (isCovered && !this.words.addsUp?.(column)) repeats.add(column.index);
      for (const field of column.fields) seen.add(field);
    }
    return columns.map((column) => ({ ...column, isRepeat: repeats.has(column.index) }));
  }
}
