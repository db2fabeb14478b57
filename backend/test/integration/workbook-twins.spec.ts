import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { SheetRow, WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';
import { LenderDrafts } from '#modules/lenders/application/import/read/lender-drafts.js';
import { readLenderRows } from '#modules/lenders/application/import/read/read-lender-rows.js';
import { cellValue } from '#platform/infrastructure/spreadsheet/reading/cell-value.js';
import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import { workbookFile } from '../support/workbook-file.js';
import { all } from '../support/workbooks.js';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const WORKBOOKS = new URL('workbooks/', FIXTURES);

const reader = new ForkedWorkbookReader();
const fixture = (name: string): WorkbookFile => workbookFile(readFileSync(new URL(name, WORKBOOKS)), name);

const rowsOf = (name: string): Promise<SheetRow[]> => all(reader.read(fixture(name)));

async function* again(rows: readonly SheetRow[]): AsyncGenerator<SheetRow> {
  yield* rows;
  await Promise.resolve();
}

/** The result of importing a file: lenders and remarks. */
const imported = async (rows: readonly SheetRow[]) => {
  const drafts = new LenderDrafts();
  const readings = await all(readLenderRows(again(rows)));
  return readings.map((reading) => {
    if (reading.kind === 'sheet') return { sheet: reading.sheet };
    if (reading.kind !== 'lender') return { issue: reading.issue };
    const { values, warnings, sheet, row } = reading;
    return { sheet, row, values, warnings: [...warnings, ...drafts.add(reading).warnings] };
  });
};

const lenderOf = async (file: string, name: string) =>
  (await imported(await rowsOf(file))).find((found) => found.values?.name === name);

const files = readdirSync(WORKBOOKS);
const twins = files
  .filter((file) => file.endsWith('.xlsx'))
  .map((file) => basename(file, '.xlsx'))
  .filter((name) => files.includes(`${name}.xls`));

describe('Workbook twins', () => {
  describe('the same workbook as .xls and as .xlsx', () => {
    it('exist in pairs', () => {
      expect(twins.length).toBeGreaterThanOrEqual(11);
    });

    it.each(twins)('return the same cells, lenders and notes: %s', async (name) => {
      const [xls, xlsx] = [await rowsOf(`${name}.xls`), await rowsOf(`${name}.xlsx`)];

      expect(xls.length).toBeGreaterThan(0);
      expect(xls).toEqual(xlsx);
      expect(await imported(xls)).toEqual(await imported(xlsx));
    });
  });

  describe('an .xls', () => {
    it('is read as its number formats show it', async () => {
      expect(await lenderOf('x01-formats.xls', 'Xls Suffix')).toMatchObject({
        values: { minAmount: '£500k', maxAmount: '£5.0m', maxLtv: '75%', minTradingHistory: '2 yrs' },
      });
      expect(await lenderOf('x01-formats.xls', 'Xls Scaled')).toMatchObject({
        values: { minAmount: '50k', maxAmount: '5.0m', maxLtv: '75%', minTradingHistory: '3 years' },
      });
    });

    it('leaves an amount in another currency blank, and reports it', async () => {
      const lender = await lenderOf('x01-formats.xls', 'Xls Euro');

      expect(lender?.values).not.toHaveProperty('minAmount');
      expect(lender?.values).not.toHaveProperty('maxAmount');
      expect(lender?.warnings).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ column: 'C (Min loan)', value: '€ 50,000' }),
          expect.objectContaining({ column: 'D (Max loan)', value: '$5,000,000' }),
        ]),
      );
    });

    it('is read with its hidden rows and sheets, links, errors and merged cells', async () => {
      const rows = await rowsOf('hidden-links-merges.xls');

      expect(rows.map(({ sheet, row, hidden }) => [sheet, row, hidden])).toEqual([
        ...[1, 2, 3].map((row) => ['Panel', row, null]),
        ['Panel', 4, 'row'],
        ...[5, 6].map((row) => ['Panel', row, null]),
        ...[1, 2].map((row) => ['Old panel', row, 'sheet']),
        ...[1, 2].map((row) => ['Lists', row, 'sheet']),
      ]);
      expect(rows[1]?.cells[6]).toEqual({
        kind: 'text',
        text: 'Visit',
        link: 'https://alba.example/?a=1&b=2',
      });
      expect(rows[2]?.cells[6]).toEqual({ kind: 'text', text: 'Braid', link: 'https://braid.example' });
      expect(rows[4]?.cells[2]).toEqual({ kind: 'error', text: '#DIV/0!' });
      expect(rows[5]?.cells[0]).toEqual({ kind: 'text', text: 'Dee' });
    });

    it('reports the lenders of a hidden sheet, and reads an amount followed by its currency', async () => {
      const found = await imported(await rowsOf('x02-hidden.xls'));

      expect(found).toContainEqual(
        expect.objectContaining({
          sheet: 'Panel',
          row: 2,
          values: expect.objectContaining({ minAmount: '50,000 GBP', maxAmount: '5,000,000 GBP' }) as unknown,
        }),
      );
      expect(found.at(-1)?.issue).toMatchObject({
        sheet: 'Hid',
        reason: 'This sheet is hidden. Its lenders were imported too: Xls HidSheet (row 2).',
      });
    });

    it('applies every number format in the table', async () => {
      const table = readFileSync(new URL('number-formats.tsv', FIXTURES), 'utf8').split('\n').slice(1, -1);
      const rows = await rowsOf('number-formats.xls');
      const found = new Map(rows.map(({ row, cells }) => [row, cells[0]]));

      expect(table.map((_, index) => found.get(index + 1) ?? null)).toEqual(
        table.map((line) => {
          const [value = '', code] = line.split('\t');
          return cellValue(Number.isNaN(Number(value)) ? value : Number(value), { code, from1904: false });
        }),
      );
    });

    it('counts days from 1904 when the file does', async () => {
      const [, row] = await rowsOf('dates-from-1904.xls');

      expect(row?.cells[2]).toEqual({ kind: 'date', text: '2026-03-05' });
    });
  });

  describe('an .xlsx', () => {
    it('is read by its relationships, whatever its parts are called', async () => {
      expect(await imported(await rowsOf('l06-workbook-path.xlsx'))).toMatchObject([
        { values: { name: 'Other Path', productTypes: 'Bridging', minAmount: '50000' } },
        { sheet: 'Panel' },
      ]);
    });
  });
});
