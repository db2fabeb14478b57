import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import type ExcelJS from 'exceljs';
import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { openArchive, type Archive } from './archive.js';
import { cellValue, type CellFormat } from './cell-value.js';
import { MergedCells } from './merged-cells.js';
import { Refusal, SAVE_AS_XLSX } from './refusal.js';
import {
  partXml,
  readExtras,
  readRelationships,
  stylesXml,
  type FormatNames,
  type Relationship,
} from './sheet-xml.js';

/** More columns are an accident of formatting, and such a row would be as long as a table. */
const MAX_COLUMNS = 512;

/**
 * The steps of exceljs's streaming reader, called one by one: its own order is the zip's, and with strings last, as
 * Excel writes them, it spools sheets to disk and mixes up their order and names.
 */
interface StreamingReader {
  properties?: { readonly model?: { readonly date1904?: boolean } };
  model?: { sheets?: readonly { name: string; state?: string; rId: string }[] };
  sharedStrings?: unknown[];
  _parseWorkbook(part: Readable): Promise<void>;
  _parseStyles(part: Readable): Promise<void>;
  _parseSharedStrings(part: Readable): AsyncIterable<unknown>;
  _parseWorksheet(
    part: AsyncIterable<string>,
    sheetNo: string,
  ): Iterable<{ value: AsyncIterable<ExcelJS.Row> }>;
}

// Only its reader: this process starts for each workbook, and all of exceljs takes three times as long to load.
const require = createRequire(import.meta.url);
const WorkbookReader =
  require('exceljs/lib/stream/xlsx/workbook-reader.js') as typeof ExcelJS.stream.xlsx.WorkbookReader;
const { ValueType } = require('exceljs/lib/doc/enums.js') as Pick<typeof ExcelJS, 'ValueType'>;

const newReader = (): StreamingReader =>
  new WorkbookReader(Readable.from([]), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    entries: 'ignore',
  }) as unknown as StreamingReader;

const NO_WORKBOOK = `This is not an Excel workbook. ${SAVE_AS_XLSX}`;

/** The target of a relationship: relative to the part's folder, or to the archive if absolute. */
const partPath = (from: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(from), target);

/** A part's relationships, which are stored beside it; '' is the archive itself. */
const relationshipsOf = async (archive: Archive, path: string): Promise<readonly Relationship[]> => {
  const rels = posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`);
  return archive.has(rels) ? readRelationships(await archive.open(rels)) : [];
};

/** Nearly always xl/workbook.xml, but an archive may use another name. */
const workbookPath = async (archive: Archive): Promise<string> => {
  if (archive.has('xl/vbaProject.bin')) {
    throw new Refusal(
      'This workbook contains macros. Open it in Excel and save it as .xlsx (without macros).',
    );
  }
  const relationships = await relationshipsOf(archive, '');
  const officeDocument = relationships.find(({ type }) => type === 'officeDocument')?.target;
  const path = officeDocument === undefined ? 'xl/workbook.xml' : partPath('', officeDocument);
  if (!archive.has(path)) throw new Refusal(NO_WORKBOOK);
  return path;
};

const part = async (archive: Archive, path: string): Promise<Readable> =>
  Readable.from(partXml(await archive.open(path)));

const drain = async (steps: AsyncIterable<unknown>): Promise<void> => {
  const iterator = steps[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
};

interface OpenWorkbook {
  readonly archive: Archive;
  readonly reader: StreamingReader;
  readonly formatNames: FormatNames;
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean; readonly path: string }[];
}

/** Shared strings and styles first, wherever the zip has them. */
const openWorkbook = async (archive: Archive): Promise<OpenWorkbook> => {
  const path = await workbookPath(archive);
  const relationships = await relationshipsOf(archive, path);
  const reader = newReader();
  await reader._parseWorkbook(await part(archive, path));
  const pathOf = (isMeant: (relationship: Relationship) => boolean): string | null => {
    const target = relationships.find(isMeant)?.target;
    return target !== undefined && archive.has(partPath(path, target)) ? partPath(path, target) : null;
  };
  const [styles, strings] = ['styles', 'sharedStrings'].map((name) => pathOf(({ type }) => type === name));
  const formatNames: FormatNames = new Map();
  if (styles) await reader._parseStyles(Readable.from(stylesXml(await archive.open(styles), formatNames)));
  reader.sharedStrings = [];
  if (strings) await drain(reader._parseSharedStrings(await part(archive, strings)));
  const listed = reader.model?.sheets ?? [];
  if (listed.length === 0) throw new Refusal(NO_WORKBOOK);
  const sheets = listed.flatMap(({ name, state, rId }) => {
    const sheet = pathOf(({ id, type }) => id === rId && type === 'worksheet');
    return sheet ? [{ name, hidden: state !== undefined && state !== 'visible', path: sheet }] : [];
  });
  return { archive, reader, formatNames, sheets };
};

const linksOf = async (archive: Archive, path: string, ids: ReadonlyMap<string, string>) => {
  const relationships = ids.size === 0 ? [] : await relationshipsOf(archive, path);
  const targets = new Map(
    relationships.filter(({ isExternal }) => isExternal).map(({ id, target }) => [id, target]),
  );
  return new Map([...ids].map(([address, id]) => [address, targets.get(id) ?? '']));
};

/** exceljs omits a formula result of 0. */
const contentOf = (cell: ExcelJS.Cell): unknown =>
  cell.type === ValueType.Formula ? { formula: cell.formula, result: cell.result } : cell.value;

type FormatOf = (cell: ExcelJS.Cell) => CellFormat;

const cellsOf = (
  row: ExcelJS.Row,
  links: ReadonlyMap<string, string>,
  formatOf: FormatOf,
): (CellValue | null)[] => {
  const cells: (CellValue | null)[] = [];
  row.eachCell((cell, column) => {
    if (column > MAX_COLUMNS) return;
    const value = cellValue(contentOf(cell), formatOf(cell));
    if (!value) return;
    const link = links.get(cell.address);
    while (cells.length < column - 1) cells.push(null);
    cells[column - 1] = link ? { ...value, link } : value;
  });
  return cells;
};

async function* readSheet(
  { archive, reader, formatNames }: OpenWorkbook,
  sheet: OpenWorkbook['sheets'][number],
): AsyncGenerator<SheetRow> {
  const extras = await readExtras(await archive.open(sheet.path));
  const links = await linksOf(archive, sheet.path, extras.links);
  const merged = new MergedCells(extras.merges);
  const from1904 = reader.properties?.model?.date1904 ?? false;
  const formatOf: FormatOf = ({ numFmt }) => ({ code: formatNames.get(numFmt) ?? numFmt, from1904 });
  for (const { value: rows } of reader._parseWorksheet(partXml(await archive.open(sheet.path)), sheet.name)) {
    for await (const row of rows) {
      const hidden = sheet.hidden ? 'sheet' : extras.hiddenRows.has(row.number) ? 'row' : null;
      const cells = cellsOf(row, links, formatOf);
      yield merged.fill({ sheet: sheet.name, row: row.number, hidden, cells });
    }
  }
}

/** Sheets in the order of their tabs. */
export async function* readXlsx(content: Buffer): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(await openArchive(content));
  for (const sheet of workbook.sheets) yield* readSheet(workbook, sheet);
}
