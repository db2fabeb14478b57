import { readProducts } from '#kernel/lending/product.js';
import { LenderDrafts } from '#modules/lenders/application/import/read/lender-drafts.js';
import type { LenderRow } from '#modules/lenders/application/import/read/lender-row.js';
import { readLenderRows } from '#modules/lenders/application/import/read/read-lender-rows.js';
import type { ImportIssue } from '#modules/lenders/domain/lender-import.js';
import { readLimit } from '#modules/lenders/domain/lender-limits.js';
import type { LimitField } from '#kernel/lending/lender-fields.js';
import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import { brokerWorkbook, PERSONS_READINGS, REFUSED_ROWS } from '../support/broker-workbook.js';
import { workbookFile } from '../support/workbook-file.js';
import { all } from '../support/workbooks.js';

interface Imported {
  readonly lenders: readonly LenderRow[];
  readonly refused: readonly ImportIssue[];
  readonly remarks: readonly ImportIssue[];
  readonly drafts: LenderDrafts;
}

const importWorkbook = async (): Promise<Imported> => {
  const file = workbookFile(await brokerWorkbook());
  const readings = await all(readLenderRows(new ForkedWorkbookReader().read(file)));
  const drafts = new LenderDrafts();
  const lenders = readings.filter((reading) => reading.kind === 'lender');
  const remarks = lenders.flatMap((lender) => [...lender.warnings, ...drafts.add(lender).warnings]);
  const refused = readings.flatMap((reading) => (reading.kind === 'refusal' ? [reading.issue] : []));
  return { lenders, refused, remarks, drafts };
};

const flag = (text: string | undefined) => (text === undefined ? {} : { is: text === 'true' });

/** A row's values as a person would state them; unstated ones are omitted. */
const readingOf = ({ values }: LenderRow) => {
  const limit = (field: LimitField) => {
    const text = values[field];
    return text === undefined ? {} : { is: readLimit(field, text) };
  };
  const said = {
    min: limit('minAmount'),
    max: limit('maxAmount'),
    months: limit('minTradingHistory'),
    score: limit('minCreditScore'),
    minLtv: limit('minLtv'),
    maxLtv: limit('maxLtv'),
    adverse: flag(values.acceptsAdverseCredit),
    startups: flag(values.acceptsStartups),
  };
  return {
    products: readProducts(values.productTypes ?? '').products.join(' '),
    ...Object.fromEntries(
      Object.entries(said).flatMap(([what, { is }]) => (is === undefined ? [] : [[what, is]])),
    ),
  };
};

let imported: Imported;
describe('Broker workbook', () => {
  beforeAll(async () => {
    imported = await importWorkbook();
  });

  it('has forty-three rows', () => {
    expect(PERSONS_READINGS.length + REFUSED_ROWS.length).toBe(43);
  });

  it.each(PERSONS_READINGS.map((each) => [each.reading.name, each.sheet, each.row, each.reading] as const))(
    'reads %s (%s, row %i) as a person would',
    (name, sheet, row, { remarks = '', ...expected }) => {
      const found = imported.lenders.find((lender) => lender.sheet === sheet && lender.row === row);
      const said = imported.remarks.filter((remark) => remark.sheet === sheet && remark.row === row);

      expect(found && { name: found.values.name, ...readingOf(found) }).toEqual({
        ...expected,
        name: expect.stringMatching(new RegExp(name, 'i')) as unknown,
      });
      expect([...new Set(said.map(({ column }) => column?.charAt(0)))].sort().join(' ')).toBe(remarks);
    },
  );

  it('rejects only rows without a name or a readable product, and names them', () => {
    expect(imported.refused.map(({ sheet, row }) => [sheet, row])).toEqual(
      REFUSED_ROWS.map((row) => ['Cash flow', row]),
    );
  });

  it('creates one lender per name, except when products have other limits', () => {
    const { warnings } = imported.drafts.nameByProducts();
    const names = [...imported.drafts.batches()].flatMap((batch) =>
      Array.from(batch.values(), ({ statements }) => statements.name),
    );

    expect(new Set(names).size).toBe(PERSONS_READINGS.length - 1);
    expect(names).toEqual(
      expect.arrayContaining(['Arden Capital – Business Loans', 'Arden Capital – Bridging Loans']),
    );
    expect(warnings).toHaveLength(1);
  });
});
