import { columnOf, namesLenders } from './column-of.js';
import type { Column } from './columns.js';
import { isUnit, tokensOf } from './header-words.js';
import type { CellValue, SheetRow } from './workbook-reader.js';

export interface MappedColumn extends Column {
  readonly index: number;
  /** 'D (Min loan)' */
  readonly label: string;
  /** Other columns say all that this one does. */
  readonly isRepeat: boolean;
}

/** A table's header: what each of its columns says. */
export interface Header {
  readonly columns: readonly MappedColumn[];
  /** Labels of the columns that we do not know. */
  readonly unknown: readonly string[];
  /** The texts, for a second header row below to add to. */
  readonly texts: readonly string[];
}

/** 0 is A, 26 is AA. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

export const labelOf = (index: number, header: string | undefined): string =>
  header ? `${columnLetter(index)} (${header})` : columnLetter(index);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

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

/** 'Min' and 'Max (£k)' need what is above them; 'Facility' beside them may not belong there. */
const needsHeading = (text: string): boolean => {
  const [only, ...more] = tokensOf(text).filter((token) => !isUnit(token));
  return only === undefined || (more.length === 0 && ['min', 'max', 'from', 'to'].includes(only));
};

/** One text from the left edge on is the title of the table: 'PROPERTY LENDERS' over 'Lender' is no heading of it. */
const isTitle = (above: readonly string[], header: readonly string[]): boolean => {
  const filled = above.flatMap((text, index) => (text === '' ? [] : [index]));
  return filled.length === 1 && (filled[0] ?? 0) <= header.findIndex((text) => text !== '');
};

const distinctFields = (columns: readonly MappedColumn[]): number =>
  new Set(columns.flatMap(({ fields }) => fields)).size;

/** Ticks of several products add up; anything else is said once, and sooner by a column of its own than by a range. */
const markRepeats = (columns: readonly Omit<MappedColumn, 'isRepeat'>[]): MappedColumn[] => {
  const seen = new Set<string>();
  const repeats = new Set<number>();
  for (const { index, fields, reading } of columns.toSorted((a, b) => a.fields.length - b.fields.length)) {
    if (reading !== 'product-tick' && fields.every((field) => seen.has(field))) repeats.add(index);
    for (const field of fields) seen.add(field);
  }
  return columns.map((column) => ({ ...column, isRepeat: repeats.has(column.index) }));
};

/** 'Loan size' over 'Min' says more than 'Min'; a title over 'Email' says nothing. */
const readHeader = (texts: readonly string[], headings: readonly Heading[]): Header => {
  const columns: Omit<MappedColumn, 'isRepeat'>[] = [];
  const unknown: string[] = [];
  for (const [index, text] of texts.entries()) {
    if (text === '') continue;
    const heading = headings[index];
    const alone = columnOf(text);
    const isUnder = heading && (heading.isOwn || alone === null || needsHeading(text));
    const column = (isUnder && heading.text && columnOf(`${heading.text} ${text}`)) || alone;
    const label = labelOf(index, text);
    if (column) columns.push({ ...column, index, label });
    else unknown.push(label);
  }
  return { columns: markRepeats(columns), unknown, texts };
};

const names = ({ columns }: Header): boolean => columns.some(({ reading }) => reading === 'name');

/** The row as a header, with the headings of the row above it; null when it is a row of something else. */
export const headerIn = (row: SheetRow, above: SheetRow | null): Header | null => {
  if (!row.cells.every(isText)) return null;
  const texts = textsOf(row);
  const headings = above ? textsOf(above) : [];
  if (![...texts, ...headings].some(namesLenders)) return null;
  const groups = isTitle(headings, texts) ? [] : spread(headings, texts.length);
  const header = readHeader(texts, groups);
  return names(header) && distinctFields(header.columns) >= 2 ? header : null;
};

/** A second header row right below: 'Min' and 'Max' under 'Loan size'. Null when the row is no such thing. */
export const extendedBy = (header: Header, row: SheetRow): Header | null => {
  const nameColumn = header.columns.find(({ reading }) => reading === 'name')?.index ?? 0;
  const below = textsOf(row);
  if (!row.cells.every(isText) || below[nameColumn]) return null;
  const groups = spread(header.texts, below.length);
  const added = readHeader(below, groups);
  if (added.columns.length === 0 || added.unknown.length > added.columns.length) return null;
  const length = Math.max(below.length, header.texts.length);
  const texts = Array.from({ length }, (_, index) => below[index] || header.texts[index] || '');
  const withGroups = texts.map((_, index) => (below[index] && groups[index]) || { text: '', isOwn: false });
  return readHeader(texts, withGroups);
};
