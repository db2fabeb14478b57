import { fileURLToPath } from 'node:url';
import { readProducts } from '#kernel/lending/product.js';
import { readPlaces } from '#kernel/vocabulary/places.js';
import { propertyTypes } from '#kernel/vocabulary/property-types.js';
import { sectors } from '#kernel/vocabulary/sectors.js';
import { LenderDrafts } from '#modules/lenders/application/import/read/lender-drafts.js';
import { findingsOf, type Remark } from '#modules/lenders/application/import/read/lender-row.js';
import { readLenderRows } from '#modules/lenders/application/import/read/read-lender-rows.js';
import type { SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { LENDER_FIELDS, type LenderField } from '#kernel/lending/lender-fields.js';
import type { LenderStatements } from '#kernel/lending/lender-texts.js';
import { lenderKey } from '#modules/lenders/domain/lender-key.js';
import { isSameStatement } from '#modules/lenders/domain/same-statement.js';
import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import { fileOf, randomWorkbook, rowsOf, type RandomWorkbook } from '../support/random-workbook.js';
import { Random } from '../support/random.js';
import { workbookFile } from '../support/workbook-file.js';

/** IMPORT_SEED=7 generates other workbooks; a failure names its workbook's seed. */
const BASE_SEED = Number(process.env['IMPORT_SEED'] ?? 20_260_301);
const WORKBOOKS = 1_000;
const FILES = 25;
const DEMO = fileURLToPath(new URL('../../src/demo/data/lenders.xlsx', import.meta.url));

const reader = new ForkedWorkbookReader();

interface Imported {
  readonly lenders: ReadonlyMap<string, LenderStatements>;
  readonly remarks: readonly Remark[];
}

const importRows = async (rows: AsyncIterable<SheetRow>): Promise<Imported> => {
  const drafts = new LenderDrafts();
  const remarks: Remark[] = [];
  for await (const reading of readLenderRows(rows)) {
    const findings = [findingsOf(reading), ...(reading.kind === 'lender' ? [drafts.add(reading)] : [])];
    for (const { refusal, warnings } of findings) remarks.push(...warnings, ...(refusal ? [refusal] : []));
  }
  remarks.push(...drafts.nameByProducts().warnings);
  const lenders = [...drafts.batches()].flatMap((batch) =>
    Array.from(batch, ([key, { statements }]) => [key, statements] as const),
  );
  return { lenders: new Map(lenders), remarks };
};

const listed = (words: typeof propertyTypes, text: string): string => {
  const { all, terms, exceptions } = words.readList(text);
  return JSON.stringify([all, terms.map(({ key }) => key).sort(), exceptions.map(({ key }) => key).sort()]);
};
const reach = (text: string): string => {
  const { nations = new Set(), namesOtherAreas = false } = readPlaces(text) ?? {};
  return JSON.stringify([[...nations].sort(), namesOtherAreas]);
};

const MEANINGS: Partial<Record<LenderField, (text: string) => string>> = {
  productTypes: (text) => readProducts(text).products.sort().join(),
  propertyTypes: (text) => listed(propertyTypes, text),
  preferredSectors: (text) => listed(sectors, text),
  excludedSectors: (text) => listed(sectors, text),
  coverageAreas: reach,
};

const isSame = (field: LenderField, one: string | null, other: string | null): boolean => {
  if (one === null || other === null) return one === other;
  const meaning = MEANINGS[field];
  return meaning ? meaning(one) === meaning(other) : isSameStatement(field, one, other);
};

/** Whether it is only partly stated: nothing, or some of several products. */
const isLess = (field: LenderField, before: string | null, after: string | null): boolean => {
  if (after === null || before === null || field !== 'productTypes') return after === null;
  const { products } = readProducts(before);
  return readProducts(after).products.every((product) => products.includes(product));
};

interface Difference {
  readonly text: string;
  /** The report mentions the row, and no wrong value is stated. */
  readonly isSaid: boolean;
}

/** Where the import differs from one lender's data in the workbook. */
const differencesOf = (
  original: LenderStatements,
  { sheets }: RandomWorkbook,
  { lenders, remarks }: Imported,
): Difference[] => {
  const name = original.name ?? '';
  const found = lenders.get(lenderKey(name));
  const places = sheets.flatMap(({ name: sheet, rows }) =>
    rows.flatMap((cells, index) => (cells.includes(name) ? [{ sheet, cells, row: index + 1 }] : [])),
  );
  const isRemarked = remarks.some(({ sheet, row }) =>
    places.some((place) => place.sheet === sheet && place.row === row),
  );
  return LENDER_FIELDS.flatMap((field) => {
    const [before, after] = [original[field] ?? null, found?.[field] ?? null];
    if (isSame(field, before, after)) return [];
    const text = `${name}: ${field} ${before} became ${after}: ${JSON.stringify(places[0]?.cells)}`;
    return [{ text, isSaid: isRemarked && isLess(field, before, after) }];
  });
};

const differences = (workbook: RandomWorkbook, imported: Imported): Difference[] => {
  const counts = [workbook.lenders.length, imported.lenders.size] as const;
  return [
    ...workbook.lenders.flatMap((lender) => differencesOf(lender, workbook, imported)),
    ...(counts[0] === counts[1] ? [] : [{ text: `${counts[0]} lenders became ${counts[1]}`, isSaid: false }]),
  ];
};

let panel: readonly LenderStatements[];
describe('Random workbooks', () => {
  beforeAll(async () => {
    const { lenders } = await importRows(reader.read({ name: 'lenders.xlsx', path: DEMO }));
    panel = [...lenders.values()];
  });

  it(`read the panel from ${WORKBOOKS} workbooks in many notations, or report what they omitted (seed ${BASE_SEED})`, async () => {
    const wrong: string[] = [];
    let [facts, left] = [0, 0];
    for (let number = 0; number < WORKBOOKS; number += 1) {
      const seed = BASE_SEED + number;
      const workbook = randomWorkbook(panel, new Random(seed));
      const asFile = number % (WORKBOOKS / FILES) === 0;
      const rows = asFile ? reader.read(workbookFile(await fileOf(workbook))) : rowsOf(workbook);
      const found = differences(workbook, await importRows(rows));
      wrong.push(...found.filter(({ isSaid }) => !isSaid).map(({ text }) => `seed ${seed}: ${text}`));
      left += found.filter(({ isSaid }) => isSaid).length;
      facts += workbook.lenders.flatMap((lender) =>
        Object.values(lender).filter((value) => value !== null),
      ).length;
    }

    expect(wrong).toEqual([]);
    expect(left / facts).toBeLessThan(0.01);
  });
});
