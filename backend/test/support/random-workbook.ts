import ExcelJS from 'exceljs';
import { COLUMN_WORDS } from '#modules/lenders/application/import/words/column-words.js';
import { isUnit, tokensOf } from '#modules/lenders/application/import/words/header-words.js';
import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { ACCEPTS_FLAGS, LENDER_FIELDS, type LenderField } from '#kernel/lending/lender-fields.js';
import type { LenderStatements } from '#kernel/lending/lender-texts.js';
import {
  activeIn,
  AMOUNT_UNITS,
  amountIn,
  amountRangeIn,
  emailIn,
  flagIn,
  headerIn,
  monthsIn,
  percentIn,
  phoneIn,
  placesIn,
  productsIn,
  propertyTypesIn,
  sectorsIn,
  websiteIn,
  YEARS,
  type HeaderUnit,
  type Written,
} from './notations.js';
import type { Random } from './random.js';

type Cell = Written | null;

/** One or two adjacent columns, possibly under one heading. */
interface Block {
  readonly heading: string | null;
  readonly headers: readonly string[];
  readonly fields: readonly LenderField[];
  readonly cells: (lender: LenderStatements) => readonly Cell[];
}

/** Merged cells of one row; columns count from 1. */
type Merge = readonly [row: number, first: number, last: number];

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly merged: readonly Merge[];
}

export interface RandomWorkbook {
  readonly sheets: readonly Sheet[];
  /** The workbook's data by lender: the fields that it has columns for. */
  readonly lenders: readonly LenderStatements[];
}

/** Column names to which a unit can be added: not 'years since incorporation'. */
const NAMES = new Map(
  COLUMN_WORDS.map(({ fields, names }) => [
    fields.join(),
    names
      .split(',')
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter((name) => !tokensOf(name).some(isUnit)),
  ]),
);

const namesOf = (...fields: readonly LenderField[]): string[] => NAMES.get(fields.join()) ?? [];

const single = (
  field: LenderField,
  random: Random,
  write: (text: string) => Written,
  unit: HeaderUnit | null = null,
): Block => {
  const name = headerIn(random.pick(namesOf(field)), random);
  return {
    heading: null,
    headers: [unit ? `${name} ${unit.label}` : name],
    fields: [field],
    cells: (lender) => [lender[field] ? write(lender[field]) : null],
  };
};

const amountBlocks = (random: Random): Block[] => {
  const unit = random.chance(0.3) ? random.pick(AMOUNT_UNITS) : null;
  const fields = ['minAmount', 'maxAmount'] as const;
  const write = (lender: LenderStatements): Cell[] =>
    fields.map((field) => (lender[field] ? amountIn(field, lender[field], random, unit) : null));
  if (random.chance(0.25)) {
    const cells = (lender: LenderStatements): Cell[] => [
      amountRangeIn(lender.minAmount ?? null, lender.maxAmount ?? null, random),
    ];
    return [{ heading: null, headers: [headerIn(random.pick(namesOf(...fields)), random)], fields, cells }];
  }
  if (random.chance(0.3)) {
    const labels = ['Min', 'Max'].map((label) => (unit ? `${label} ${unit.label}` : label));
    return [
      {
        heading: random.pick(['Loan size', 'Loan amount', 'Facility size']),
        headers: labels,
        fields,
        cells: write,
      },
    ];
  }
  return fields.map((field) => single(field, random, (text) => amountIn(field, text, random, unit), unit));
};

const ltvBlocks = (random: Random): Block[] => [
  single('maxLtv', random, (text) => percentIn('maxLtv', text, random)),
];

/** Columns for some of a lender's facts, with random words and units. */
const optionalBlocks = (random: Random): Block[] => {
  const years = random.chance(0.3) ? YEARS : null;
  const blocks = [
    amountBlocks(random),
    ltvBlocks(random),
    [single('interestRate', random, (text) => text)],
    [single('minTradingHistory', random, (text) => monthsIn(text, random, years), years)],
    ...ACCEPTS_FLAGS.map((field) => [single(field, random, (text) => flagIn(text, random))]),
    [single('propertyTypes', random, (text) => propertyTypesIn(text, random))],
    [single('preferredSectors', random, (text) => sectorsIn(text, random))],
    [single('excludedSectors', random, (text) => sectorsIn(text, random))],
    [single('coverageAreas', random, (text) => placesIn(text, random))],
    [single('contactEmail', random, (text) => emailIn(text, random))],
    [single('contactPhone', random, (text) => phoneIn(text, random))],
    [single('website', random, (text) => websiteIn(text, random))],
    [single('isActive', random, (text) => activeIn(text, random))],
  ];
  return blocks.filter(() => random.chance(0.75)).flat();
};

const unknownBlock = (random: Random): Block => ({
  heading: null,
  headers: [random.pick(['Our BDM’s birthday', 'Proc fee %', 'Last reviewed by'])],
  fields: [],
  cells: () => [random.pick<Cell>(['Jo', 'Sam', null])],
});

const TITLES = ['Lender panel', 'PROPERTY LENDERS', 'Panel as at March 2026', 'For internal use only'];

const sheetOf = (
  name: string,
  lenders: readonly LenderStatements[],
  random: Random,
): { sheet: Sheet; fields: ReadonlySet<LenderField> } => {
  const blocks = random.shuffled([
    single('name', random, (text) => text),
    single('productTypes', random, (text) => productsIn(text, random)),
    // A row with only a name and products may be a heading in some sheets.
    single('description', random, (text) => text),
    ...optionalBlocks(random),
    ...(random.chance(0.4) ? [unknownBlock(random)] : []),
  ]);
  const headers = blocks.flatMap((block) => block.headers);
  const headings = blocks.flatMap(({ heading, headers: [, ...more] }) => [heading, ...more.map(() => null)]);
  const titles = Array.from({ length: random.below(3) }, () => [random.pick(TITLES)]);
  const rows: (readonly Cell[])[] = [...titles, ...(random.chance(0.4) ? [[]] : [])];
  const merged: Merge[] = titles.length > 0 && random.chance(0.5) ? [[1, 1, headers.length]] : [];
  const over = headings.flatMap((heading, index) => (heading === null ? [] : [index + 1]));
  if (over.length > 0) rows.push(headings);
  merged.push(...over.map((column): Merge => [rows.length, column, column + 1]));
  rows.push(headers);
  for (const [index, lender] of lenders.entries()) {
    if (index > 0 && random.chance(0.05)) rows.push(headers);
    if (random.chance(0.05)) rows.push([]);
    rows.push(blocks.flatMap((block) => block.cells(lender)));
  }
  return { sheet: { name, rows, merged }, fields: new Set(blocks.flatMap(({ fields }) => fields)) };
};

/** Some lenders of a panel on one to three sheets, each in a different style. */
export const randomWorkbook = (panel: readonly LenderStatements[], random: Random): RandomWorkbook => {
  const chosen = random.some(panel, 3 + random.below(10));
  const count = 1 + random.below(3);
  const parts = Array.from({ length: count }, (_, number) => {
    const own = chosen.filter((_lender, index) => index % count === number);
    const { sheet, fields } = sheetOf(`Sheet ${number + 1}`, own, random);
    const said = LENDER_FIELDS.filter((field) => fields.has(field));
    const lenders = own.map((lender): LenderStatements =>
      Object.fromEntries(said.map((field) => [field, lender[field] ?? null])),
    );
    return { sheet, lenders };
  });
  return { sheets: parts.map(({ sheet }) => sheet), lenders: parts.flatMap(({ lenders }) => lenders) };
};

const cellValue = (cell: Cell): CellValue | null => {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { kind: 'text', text: cell };
  if (typeof cell === 'number') return { kind: 'number', text: String(cell), number: cell };
  if (typeof cell === 'boolean') return { kind: 'boolean', text: cell ? 'TRUE' : 'FALSE' };
  return { kind: 'percent', text: `${cell.percent}%`, number: cell.percent / 100 };
};

/** The rows as the spreadsheet reader returns them, without a file. */
export async function* rowsOf({ sheets }: RandomWorkbook): AsyncGenerator<SheetRow> {
  await Promise.resolve();
  for (const { name, rows } of sheets) {
    const read = rows.map((cells, index): SheetRow => {
      return { sheet: name, row: index + 1, hidden: null, cells: cells.map(cellValue) };
    });
    yield* read.filter(({ cells }) => cells.some((cell) => cell !== null));
  }
}

const writeCell = (cell: ExcelJS.Cell, value: Cell): void => {
  if (value === null) return;
  cell.value = typeof value === 'object' ? value.percent / 100 : value;
  if (typeof value === 'object') cell.numFmt = '0.##%';
};

const writeSheet = (sheet: ExcelJS.Worksheet, { rows, merged }: Sheet): void => {
  for (const [index, cells] of rows.entries()) {
    for (const [column, value] of cells.entries()) writeCell(sheet.getCell(index + 1, column + 1), value);
  }
  for (const [row, first, last] of merged) sheet.mergeCells(row, first, row, last);
};

/** The workbook as an .xlsx file. */
export const fileOf = async ({ sheets }: RandomWorkbook): Promise<Buffer> => {
  const book = new ExcelJS.Workbook();
  for (const sheet of sheets) writeSheet(book.addWorksheet(sheet.name), sheet);
  return Buffer.from(await book.xlsx.writeBuffer());
};
