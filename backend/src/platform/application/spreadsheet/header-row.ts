import type { CellValue, SheetRow } from './workbook-reader.js';

/** The meaning of a column: the record's fields that it fills. */
export interface ColumnMeaning {
  readonly fields: readonly string[];
}

/** The position of a column. */
export interface ColumnPlace {
  readonly index: number;
  /** 'D (Min loan)' */
  readonly label: string;
  /** Its header on one line. */
  readonly text: string;
  /** The name to report: 'Loan size Min' if the heading above matters, else the header. */
  readonly title: string;
}

type Unmarked<C extends ColumnMeaning> = C & ColumnPlace;

export type MappedColumn<C extends ColumnMeaning> = C &
  ColumnPlace & {
    /** Whether other columns already provide all that this one does. */
    readonly isRepeat: boolean;
  };

/** A table's header: the meaning of each column. */
export interface Header<C extends ColumnMeaning> {
  readonly columns: readonly MappedColumn<C>[];
  /** Columns without a known meaning. */
  readonly unknown: readonly ColumnPlace[];
  /** The texts, for a second header row to extend. */
  readonly texts: readonly string[];
}

/** The header vocabulary of a kind of record. */
export interface HeaderWords<C extends ColumnMeaning> {
  /** The meaning of a header; null if unknown. */
  readonly columnOf: (header: string) => C | null;
  /** Whether this is the column that every table must have, such as the name. */
  readonly isKey: (column: C) => boolean;
  /** Whether this is that column's header. Called for every cell, and rarely true. */
  readonly isKeyHeader: (header: string) => boolean;
  /** Whether the header needs the one above it to mean something, like 'Min'. */
  readonly needsHeading?: (header: string) => boolean;
  /** Whether the heading above narrows the column: 'Second charge' over 'Max LTV'. */
  readonly isNarrowedBy?: (column: C, heading: string) => boolean;
  /** Whether several such columns add up, so that none repeats another. */
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
  /** Whether it is directly above the column, not above one to its left. */
  readonly isOwn: boolean;
}

/** A group heading covers its own column and the blank ones to its right: a merged cell stores its text once. */
const spread = (texts: readonly string[], length: number): Heading[] => {
  let group = '';
  return Array.from({ length }, (_, index) => {
    const own = texts[index] ?? '';
    group = own === '' ? group : own;
    return { text: group, isOwn: own !== '' };
  });
};

/** A single text at the left edge is the table's title: 'PROPERTY LENDERS' over 'Lender' is not a heading. */
const isTitle = (above: readonly string[], header: readonly string[]): boolean => {
  const filled = above.flatMap((text, index) => (text === '' ? [] : [index]));
  return filled.length === 1 && (filled[0] ?? 0) <= header.findIndex((text) => text !== '');
};

const distinctFields = (columns: readonly ColumnMeaning[]): number =>
  new Set(columns.flatMap(({ fields }) => fields)).size;

/** Recognises and reads the header rows of a kind of record. */
export class HeaderRows<C extends ColumnMeaning> {
  constructor(private readonly words: HeaderWords<C>) {}

  /** The row as a header, with the headings of the row above; null if it is not one. */
  headerIn(row: SheetRow, above: SheetRow | null): Header<C> | null {
    if (!row.cells.every(isText)) return null;
    const texts = textsOf(row);
    const headings = above ? textsOf(above) : [];
    if (![...texts, ...headings].some((text) => this.words.isKeyHeader(text))) return null;
    const groups = isTitle(headings, texts) ? [] : spread(headings, texts.length);
    const header = this.read(texts, groups);
    return header.columns.some(this.words.isKey) && distinctFields(header.columns) >= 2 ? header : null;
  }

  /**
   * Extends a header with a second row directly below: 'Min' and 'Max' under 'Loan size'. Null if the row is not one.
   */
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

  /** 'Loan size' over 'Min' adds meaning; a title over 'Email' does not. */
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

  /**
   * Columns that add up never repeat. Otherwise the first column for a field wins, and a dedicated one wins over a
   * range.
   */
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
