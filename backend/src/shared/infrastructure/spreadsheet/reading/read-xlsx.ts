import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import type ExcelJS from 'exceljs';
import type { CellValue, SheetRow } from '#shared/application/spreadsheet/workbook-reader.js';
import { openArchive, type Archive } from './archive.js';
import { cellValue } from './cell-value.js';
import { MergedCells } from './merged-cells.js';
import { Refusal, SAVE_AS_XLSX } from './refusal.js';
import { partXml, readExtras, readLinkTargets } from './sheet-xml.js';

/** Beyond this a column is an accident of formatting, and a row of them would be as long as a table. */
const MAX_COLUMNS = 512;

interface Relationship {
  readonly Id: string;
  readonly Type: string;
  readonly Target: string;
}

/**
 * The steps of exceljs's streaming reader. Taken one by one, because its own order is the zip's: with the
 * strings last, as Excel writes them, it spools sheets to disk, mixes up their order and their names.
 */
interface StreamingReader {
  workbookRels?: readonly Relationship[];
  model?: { sheets?: readonly { name: string; state?: string; rId: string }[] };
  sharedStrings?: unknown[];
  _parseRels(part: Readable): Promise<void>;
  _parseWorkbook(part: Readable): Promise<void>;
  _parseStyles(part: Readable): Promise<void>;
  _parseSharedStrings(part: Readable): AsyncIterable<unknown>;
  _parseWorksheet(
    part: AsyncIterable<string>,
    sheetNo: string,
  ): Iterable<{ value: AsyncIterable<ExcelJS.Row> }>;
}

// Its reader alone: this process starts anew for each workbook, and all of exceljs takes three times as long to load.
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

const partPath = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

const refuseOtherDocuments = (archive: Archive): void => {
  if (archive.has('xl/vbaProject.bin')) {
    throw new Refusal(
      'This workbook contains macros. Open it in Excel and save it as .xlsx (without macros).',
    );
  }
  if (!archive.has('xl/workbook.xml') || !archive.has('xl/_rels/workbook.xml.rels')) {
    throw new Refusal(`This is not an Excel workbook. ${SAVE_AS_XLSX}`);
  }
};

const part = async (archive: Archive, path: string): Promise<Readable> =>
  Readable.from(partXml(await archive.open(path)));

const drain = async (steps: AsyncIterable<unknown>): Promise<void> => {
  const iterator = steps[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
};

/** Shared strings and styles come first, wherever the zip has them. */
const openReader = async (archive: Archive): Promise<StreamingReader> => {
  const reader = newReader();
  await reader._parseRels(await part(archive, 'xl/_rels/workbook.xml.rels'));
  await reader._parseWorkbook(await part(archive, 'xl/workbook.xml'));
  const pathOf = (type: string): string | undefined => {
    const target = reader.workbookRels?.find((relationship) =>
      relationship.Type.endsWith(`/${type}`),
    )?.Target;
    return target && archive.has(partPath(target)) ? partPath(target) : undefined;
  };
  const [styles, strings] = [pathOf('styles'), pathOf('sharedStrings')];
  if (styles) await reader._parseStyles(await part(archive, styles));
  reader.sharedStrings = [];
  if (strings) await drain(reader._parseSharedStrings(await part(archive, strings)));
  return reader;
};

const linksOf = async (archive: Archive, path: string, ids: ReadonlyMap<string, string>) => {
  const rels = path.replace(/([^/]+)$/, '_rels/$1.rels');
  if (ids.size === 0 || !archive.has(rels)) return new Map<string, string>();
  const targets = await readLinkTargets(await archive.open(rels));
  return new Map([...ids].map(([address, id]) => [address, targets.get(id) ?? '']));
};

/** exceljs leaves a result of 0 out of a formula's value. */
const contentOf = (cell: ExcelJS.Cell): unknown =>
  cell.type === ValueType.Formula ? { formula: cell.formula, result: cell.result } : cell.value;

const cellsOf = (row: ExcelJS.Row, links: ReadonlyMap<string, string>): (CellValue | null)[] => {
  const cells: (CellValue | null)[] = [];
  row.eachCell((cell, column) => {
    if (column > MAX_COLUMNS) return;
    const value = cellValue(contentOf(cell), cell.numFmt);
    if (!value) return;
    const link = links.get(cell.address);
    while (cells.length < column - 1) cells.push(null);
    cells[column - 1] = link ? { ...value, link } : value;
  });
  return cells;
};

async function* readSheet(
  archive: Archive,
  reader: StreamingReader,
  sheet: { name: string; hidden: boolean; path: string },
): AsyncGenerator<SheetRow> {
  const extras = await readExtras(await archive.open(sheet.path));
  const links = await linksOf(archive, sheet.path, extras.links);
  const merged = new MergedCells(extras.merges);
  for (const { value: rows } of reader._parseWorksheet(partXml(await archive.open(sheet.path)), sheet.name)) {
    for await (const row of rows) {
      const hidden = sheet.hidden ? 'sheet' : extras.hiddenRows.has(row.number) ? 'row' : null;
      yield merged.fill({ sheet: sheet.name, row: row.number, hidden, cells: cellsOf(row, links) });
    }
  }
}

/** Sheets in the order of their tabs. */
export async function* readXlsx(content: Buffer): AsyncGenerator<SheetRow> {
  const archive = await openArchive(content);
  refuseOtherDocuments(archive);
  const reader = await openReader(archive);
  for (const { name, state, rId } of reader.model?.sheets ?? []) {
    const relationship = reader.workbookRels?.find(({ Id }) => Id === rId);
    if (!relationship?.Type.endsWith('/worksheet')) continue;
    const path = partPath(relationship.Target);
    const hidden = state !== undefined && state !== 'visible';
    yield* readSheet(archive, reader, { name, hidden, path });
  }
}
