import type { LenderField } from '#kernel/lending/lender-fields.js';
import { ImportReport } from './import-report.js';
import { LenderDrafts } from './lender-drafts.js';
import type { LenderRow } from './lender-row.js';

const COLUMNS: Partial<Record<LenderField, string>> = {
  name: 'A (Lender)',
  productTypes: 'B (Products)',
  minAmount: 'C (Min loan)',
  website: 'D (Web)',
};

const row = (number: number, values: LenderRow['values'], sheet = 'Panel'): LenderRow => ({
  kind: 'lender',
  sheet,
  row: number,
  warnings: [],
  values: { productTypes: 'business-loans', ...values },
  words: [],
  columnOf: (field) => COLUMNS[field] ?? null,
  cells: () => [],
});

const draft = (...rows: readonly LenderRow[]) => {
  const report = new ImportReport();
  const drafts = new LenderDrafts();
  for (const each of rows) report.add(drafts.add(each));
  report.add(drafts.nameByProducts());
  return {
    lenders: [...drafts.batches()].flatMap((batch) =>
      Array.from(batch.values(), ({ statements }) => statements),
    ),
    failed: report.failed,
    ...report.listed,
  };
};

describe('LenderDrafts', () => {
  it('merges rows that spell a lender’s name differently, and reports it', () => {
    const { lenders, warnings } = draft(
      row(5, { name: 'Alba Finance', minAmount: '£5k' }),
      row(9, { name: 'ALBA-FINANCE', maxAmount: '£1m' }),
    );

    expect(lenders).toEqual([
      { name: 'Alba Finance', productTypes: 'business-loans', minAmount: '£5k', maxAmount: '£1m' },
    ]);
    expect(warnings).toEqual([
      {
        sheet: 'Panel',
        row: 9,
        column: 'A (Lender)',
        value: 'ALBA-FINANCE',
        reason: 'This is the same lender as in row 5, so we merged the rows',
      },
    ]);
  });

  it('keeps the values of a lender’s first row, and reports rows that differ', () => {
    const { lenders, warnings } = draft(
      row(5, { name: 'Alba', minAmount: '£5k' }),
      row(2, { name: 'Alba', minAmount: '£10k' }, 'Old'),
    );

    expect(lenders).toMatchObject([{ minAmount: '£5k' }]);
    expect(warnings).toContainEqual({
      sheet: 'Old',
      row: 2,
      column: 'C (Min loan)',
      value: '£10,000',
      reason: 'Differs from row 5 of “Panel”, where £5,000 was used',
    });
  });

  it('treats the same value in another notation as equal', () => {
    const { lenders, warnings } = draft(
      row(5, { name: 'Alba', minAmount: '£1,000.00', maxLtv: '70%', contactPhone: '020 7946 0000' }),
      row(9, { name: 'Alba', minAmount: '1000', maxLtv: '70', contactPhone: '+44 20 7946 0000' }),
    );

    expect(lenders).toHaveLength(1);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.reason).toContain('This is the same lender');
  });

  it('reports a difference once, with its values', () => {
    const { warnings } = draft(
      row(5, { name: 'Alba', minAmount: '5000' }),
      row(7, { name: 'Alba', minAmount: '£10k' }),
      row(9, { name: 'Alba', minAmount: '10,000' }),
    );

    expect(warnings.filter(({ column }) => column === 'C (Min loan)')).toEqual([
      {
        sheet: 'Panel',
        row: 7,
        column: 'C (Min loan)',
        value: '£10,000',
        reason: 'Differs from row 5, where £5,000 was used. Also in row 9.',
      },
    ]);
  });

  it('separates products with different limits, each under its own name', () => {
    const { lenders, warnings } = draft(
      row(5, { name: 'Alba', productTypes: 'term loan', minAmount: '£5k', acceptsStartups: 'true' }),
      row(6, { name: 'Brisk', productTypes: 'MCA', minAmount: '£5k' }),
      row(7, { name: 'ALBA', productTypes: 'bridging', minAmount: '£100k', maxLtv: '70%' }),
      row(8, { name: 'Alba', productTypes: 'Business loans', maxAmount: '£1m' }),
    );

    expect(lenders).toEqual([
      { name: 'Brisk', productTypes: 'MCA', minAmount: '£5k' },
      {
        name: 'Alba – Business Loans',
        productTypes: 'term loan',
        minAmount: '£5k',
        maxAmount: '£1m',
        acceptsStartups: 'true',
      },
      { name: 'ALBA – Bridging Loans', productTypes: 'bridging', minAmount: '£100k', maxLtv: '70%' },
    ]);
    expect(warnings.map(({ reason }) => reason)).toEqual([
      'This is the same lender as in row 5, so we merged the rows',
      'Its products have their own limits, so each became a separate lender: “Alba – Business Loans” (row 5), “ALBA – Bridging Loans” (row 7)',
    ]);
  });

  it('does not apply a limit to products whose rows do not state it', () => {
    const { lenders } = draft(
      row(5, { name: 'Alba', productTypes: 'business-loans', minAmount: '£5k' }),
      row(6, { name: 'Alba', productTypes: 'MCA' }),
    );

    expect(lenders).toEqual([
      { name: 'Alba – Business Loans', productTypes: 'business-loans', minAmount: '£5k' },
      { name: 'Alba – Merchant Cash Advance', productTypes: 'MCA' },
    ]);
  });

  it('creates one entry for products with the same limits', () => {
    const { lenders } = draft(
      row(5, { name: 'Alba', productTypes: 'business-loans', minAmount: '£5k', coverageAreas: 'UK' }),
      row(6, { name: 'Alba', productTypes: 'MCA', minAmount: '5,000', interestRate: 'from 9%' }),
    );

    expect(lenders).toMatchObject([
      { productTypes: 'business-loans, Merchant Cash Advance', interestRate: 'from 9%', coverageAreas: 'UK' },
    ]);
  });

  it('merges a row that already names the product', () => {
    const { lenders } = draft(
      row(4, { name: 'Alba – Bridging Loans', productTypes: 'bridging', minAmount: '£100k' }),
      row(5, { name: 'Alba', productTypes: 'term loan', minAmount: '£5k' }),
      row(6, { name: 'Alba', productTypes: 'bridging', minAmount: '£100k', maxLtv: '70%' }),
    );

    expect(lenders.map(({ name, maxLtv }) => [name, maxLtv])).toEqual([
      ['Alba – Bridging Loans', '70%'],
      ['Alba – Business Loans', undefined],
    ]);
  });

  it('stores the products of a list that is too long', () => {
    const { lenders, failed } = draft(row(5, { name: 'Alba', productTypes: 'term loan, '.repeat(200) }));

    expect(failed).toBe(0);
    expect(lenders).toMatchObject([{ productTypes: 'Business Loans' }]);
  });

  it('adds the products of every row', () => {
    const { lenders } = draft(
      row(5, { name: 'Alba', productTypes: 'business-loans' }),
      row(2, { name: 'Alba', productTypes: 'MCA, term loan' }, 'Cash advance'),
    );

    expect(lenders).toMatchObject([{ productTypes: 'business-loans, Merchant Cash Advance' }]);
  });

  it('drops a value that cannot be stored, but keeps its row', () => {
    const { lenders, failed, warnings } = draft(
      row(5, { name: 'Alba', website: 'javascript:alert(1)', minAmount: '£5k' }),
    );

    expect(lenders).toEqual([{ name: 'Alba', productTypes: 'business-loans', minAmount: '£5k' }]);
    expect(failed).toBe(0);
    expect(warnings).toEqual([
      {
        sheet: 'Panel',
        row: 5,
        column: 'D (Web)',
        value: 'javascript:alert(1)',
        reason: 'Left blank: Website must be an http or https address, such as https://lender.co.uk',
      },
    ]);
  });

  it('rejects a row without a readable product', () => {
    const { lenders, failed, errors } = draft(row(5, { name: 'Alba', productTypes: 'money' }));

    expect(lenders).toEqual([]);
    expect(failed).toBe(1);
    expect(errors).toMatchObject([{ sheet: 'Panel', row: 5, column: 'B (Products)', value: 'money' }]);
  });

  it('returns every draft once, in batches', () => {
    const drafts = new LenderDrafts();
    for (let number = 1; number <= 2_500; number += 1) drafts.add(row(number, { name: `Lender ${number}` }));

    expect([...drafts.batches()].map(({ size }) => size)).toEqual(Array(10).fill(250));
  });
});
