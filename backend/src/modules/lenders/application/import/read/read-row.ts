import type { Flag } from '#kernel/lending/flag.js';
import { isLimitField, labelOf, type LenderField, type LimitField } from '#kernel/lending/lender-fields.js';
import { productTitle, readProducts, type ProductKey } from '#kernel/lending/product.js';
import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { readLimit, sayLimit } from '../../../domain/lender-limits.js';
import { memoized } from '#kernel/memoized.js';
import { entriesOf } from '#kernel/records.js';
import type { CellReading } from './cells/cell-reading.js';
import type { ColumnPlace } from '#platform/application/spreadsheet/header-row.js';
import { titlesOf } from '../words/column-of.js';
import { sayColumn } from '../words/word-meanings.js';
import type { Column } from '../words/columns.js';
import type { LenderColumn, LenderHeader } from '../words/lender-headers.js';
import type { ImportVocabulary } from '../words/import-vocabulary.js';
import type { LenderRow, Remark, RowCells, RowRefusal, RowWord } from './lender-row.js';
import { readCell } from './cells/read-cell.js';

interface ReadCell {
  readonly column: LenderColumn;
  readonly cell: CellValue;
  readonly reading: CellReading;
}

/** A value and its column. */
interface Stated {
  readonly value: string;
  readonly label: string;
}

const isTick = ({ column }: ReadCell): boolean => column.reading === 'product-tick';

const isSame = (field: LimitField, one: string, other: string): boolean =>
  readLimit(field, one) === readLimit(field, other);

/** The combined cells of one row: a dedicated column takes precedence over a range. */
class RowValues {
  private readonly stated = new Map<LenderField, Stated>();
  readonly warnings: Remark[] = [];

  constructor(
    private readonly at: { readonly sheet: string; readonly row: number },
    cells: readonly ReadCell[],
  ) {
    const inOrder = cells.toSorted(
      (a, b) => a.column.fields.length - b.column.fields.length || Number(isTick(a)) - Number(isTick(b)),
    );
    for (const cell of inOrder) this.addValues(cell);
    for (const cell of inOrder) this.addOtherEnd(cell);
    for (const cell of inOrder) this.addExtras(cell);
    for (const cell of cells) this.warnOfProblem(cell);
  }

  get values(): Partial<Record<LenderField, string>> {
    return Object.fromEntries(Array.from(this.stated, ([field, { value }]) => [field, value]));
  }

  private addValues({ column, cell, reading }: ReadCell): void {
    for (const [field, value] of entriesOf(reading.values ?? {})) {
      const before = this.stated.get(field);
      if (!before) this.stated.set(field, { value, label: column.label });
      else if (column.reading === 'product-tick')
        this.stated.set(field, { ...before, value: `${before.value}, ${value}` });
      else if (isLimitField(field) && !isSame(field, before.value, value))
        this.warn(column, cell, `Differs from ${before.label}, which was used.`, true);
    }
  }

  private addOtherEnd({ column, cell, reading: { otherEnd } }: ReadCell): void {
    if (!otherEnd) return;
    const { field, value, note } = otherEnd;
    const before = this.stated.get(field);
    if (!before) {
      this.stated.set(field, { value, label: column.label });
      if (note !== undefined) this.warn(column, cell, note);
    } else if (!isSame(field, before.value, value)) {
      const keptLimit = `${before.label} has ${sayLimit(field, before.value)}, which was used`;
      this.warn(
        column,
        cell,
        `This has ${sayLimit(field, value)} as the ${labelOf(field)}, but ${keptLimit}.`,
      );
    }
  }

  private addExtras({ column: { label }, reading: { extras = {} } }: ReadCell): void {
    for (const [field, value] of entriesOf(extras)) {
      if (!this.stated.has(field)) this.stated.set(field, { value, label });
    }
  }

  /** No warning if another column states the field: a computed column would complain in every row. */
  private warnOfProblem({ column, cell, reading: { values, otherEnd, problem, ofColumn } }: ReadCell): void {
    if (problem === undefined) return;
    const isBlank = values === undefined && otherEnd === undefined;
    const isStatedElsewhere = column.fields.every((field) => this.stated.has(field));
    if (isBlank && isStatedElsewhere && column.isRepeat) return;
    this.warn(column, cell, problem, ofColumn);
  }

  private warn({ label }: LenderColumn, { text }: CellValue, reason: string, ofColumn = false): void {
    this.warnings.push({ ...this.at, column: label, value: text, reason, ...(ofColumn && { ofColumn }) });
  }
}

/** Exports prefix text that a spreadsheet would run as a formula with an apostrophe; it is removed here. */
const asWritten = (cell: CellValue): CellValue =>
  /^'\s*[=+\-@＝＋－＠]/.test(cell.text) ? { ...cell, text: cell.text.slice(1) } : cell;

/** Two columns of one name stay two. */
const cellsUnder = ({ columns, unknown }: LenderHeader, { cells }: SheetRow): RowCells => {
  const times = new Map<string, number>();
  return [...columns, ...unknown]
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, title }) => {
      const time = (times.get(title) ?? 0) + 1;
      times.set(title, time);
      return [time === 1 ? title : `${title} (${time})`, cells[index]?.text ?? ''] as const;
    });
};

/** The products of a row's sheet or section, and where they come from: 'the sheet’s name'. */
export interface SectionProducts {
  readonly products: readonly ProductKey[];
  readonly from: string;
}

/** A header as a word: known, saved or to be saved. */
type HeaderWord = Omit<RowWord, 'kind' | 'cell'> & { readonly index: number };

const headerWordsIn = ({ columns, unknown }: LenderHeader, vocabulary: ImportVocabulary): HeaderWord[] => {
  const wordOf = ({ index, label, title }: ColumnPlace, reads: string | null): HeaderWord => {
    const meaning = vocabulary.taughtHeader(title);
    return { index, word: title, column: label, meaning, known: meaning === null ? reads : null };
  };
  return [
    ...columns.map((column) => wordOf(column, sayColumn(column))),
    ...unknown.map((column) => wordOf(column, null)),
  ];
};

const wordsOfCells = (readCells: readonly ReadCell[]): RowWord[] =>
  readCells.flatMap(({ column: { label }, reading: { words } }): RowWord[] => {
    if (!words) return [];
    const { kind, unknown, taught, known } = words;
    const all = [
      ...unknown.map((word) => [word, null, null] as const),
      ...taught.map(([word, meaning]) => [word, meaning, null] as const),
      ...known.map(([word, means]) => [word, null, means] as const),
    ];
    return all.map(([word, meaning, means]) => ({
      kind,
      word,
      column: label,
      meaning,
      known: means,
      cell: null,
    }));
  });

/** Columns with different values for every lender, where caching gains nothing. */
const ALL_DIFFERENT: readonly Column['reading'][] = [
  'name',
  'prose',
  'text',
  'email',
  'phone',
  'contact',
  'website',
];

/** Reads a column's cells with a cache: lenders repeat each other. */
const cellReader = (
  column: LenderColumn,
  vocabulary: ImportVocabulary,
): ((cell: CellValue) => CellReading) => {
  if (ALL_DIFFERENT.includes(column.reading)) return (cell) => readCell(cell, column, vocabulary);
  const readText = memoized((text) => readCell({ kind: 'text', text }, column, vocabulary));
  return (cell) =>
    cell.kind === 'text' && cell.link === undefined
      ? readText(cell.text)
      : readCell(cell, column, vocabulary);
};

/**
 * The sheet's products that apply to a row: none if its own product cell has some or is unreadable, and none that its
 * ticks decide. A no to regulated bridging is not a no to bridging; beside other ticks, a blank is a no.
 */
const productsOfSheet = (
  products: readonly ProductKey[],
  columns: readonly LenderColumn[],
  cells: readonly ReadCell[],
): readonly ProductKey[] => {
  const own = cells.filter(({ column }) => column.reading === 'products' && !column.isRepeat);
  if (own.some(({ reading }) => reading.values !== undefined || reading.problem !== undefined)) return [];
  const whole = cells.filter((cell) => isTick(cell) && cell.column.isKindOfProduct !== true);
  const answered = (answer: Flag): ReadCell[] => whole.filter(({ reading }) => reading.answer === answer);
  const hasYes = answered('true').length > 0;
  const decided = hasYes
    ? columns.filter(({ reading, isKindOfProduct }) => reading === 'product-tick' && isKindOfProduct !== true)
    : answered('false').map(({ column }) => column);
  const named = new Set(decided.flatMap(({ product = '' }) => readProducts(product).products));
  return products.filter((key) => !named.has(key));
};

/** Reads the rows under a header as lenders, or explains why one is not. */
export const rowReader = (
  header: LenderHeader,
  vocabulary: ImportVocabulary,
): ((row: SheetRow, section: SectionProducts | null) => LenderRow | RowRefusal) => {
  const columns = header.columns.map((column) => ({ column, read: cellReader(column, vocabulary) }));
  const headerWords = headerWordsIn(header, vocabulary);
  const columnStating = (field: LenderField) => header.columns.find(({ fields }) => fields.includes(field));
  const columnOf = (field: LenderField): string | null => columnStating(field)?.label ?? null;
  const hasProductColumn = columnStating('productTypes') !== undefined;
  return (sheetRow, section) => {
    const { sheet, row, cells } = sheetRow;
    const readCells = columns.flatMap(({ column, read }): ReadCell[] => {
      const cell = cells[column.index];
      if (!cell) return [];
      const written = asWritten(cell);
      return [{ column, cell: written, reading: read(written) }];
    });
    const { values, warnings } = new RowValues({ sheet, row }, readCells);
    const words = [
      ...headerWords.flatMap(({ index, ...word }): RowWord[] => {
        const cell = cells[index]?.text;
        return cell === undefined ? [] : [{ kind: 'header', ...word, cell }];
      }),
      ...wordsOfCells(readCells),
    ];
    const found = { words, cells: () => cellsUnder(header, sheetRow) };
    const refused = (name: string | null, field: 'name' | 'productTypes', reason: string): RowRefusal => {
      const column = columnStating(field);
      const value = (column && cells[column.index]?.text) ?? null;
      return {
        kind: 'refusal',
        name,
        issue: { sheet, row, column: columnOf(field), value, reason },
        ...found,
      };
    };
    const ofSheet = section ? productsOfSheet(section.products, header.columns, readCells) : [];
    const stated = values.productTypes === undefined ? [] : [values.productTypes];
    const known = readProducts(values.productTypes ?? '').products;
    const added = ofSheet.filter((key) => !known.includes(key));
    const productTypes = [...stated, ...added.map(productTitle)].join(', ');
    if (section && added.length > 0 && hasProductColumn) {
      const reason = `Names ${stated.length > 0 ? 'not all of its products' : 'no product'}, so ${titlesOf(added)} ${added.length === 1 ? 'was' : 'were'} taken from ${section.from}.`;
      warnings.push({ sheet, row, column: columnOf('productTypes'), value: null, reason, ofColumn: true });
    }
    const { name = null } = values;
    if (name === null) return refused(name, 'name', 'This row has no lender name.');
    if (productTypes === '') return refused(name, 'productTypes', 'This row has no product we recognise.');
    return {
      kind: 'lender',
      sheet,
      row,
      values: { ...values, name, productTypes },
      warnings,
      columnOf,
      ...found,
    };
  };
};
