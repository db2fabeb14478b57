import type { LenderField } from '../../domain/lender-fields.js';
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
  ...{ kind: 'lender', sheet, row: number, warnings: [] },
  values: { productTypes: 'business-loans', ...values },
  columnOf: (field) => COLUMNS[field] ?? null,
});

const nothing = { created: 0, updated: 0, unchanged: 0 };

const draft = (...rows: readonly LenderRow[]) => {
  const report = new ImportReport();
  const drafts = new LenderDrafts();
  for (const each of rows) report.add(drafts.take(each));
  return {
    lenders: [...drafts.batches()].flatMap((batch) => [...batch.values()]),
    ...report.answer(nothing),
  };
};

it('makes one lender of rows that spell its name differently, and says so', () => {
  const { lenders, warnings } = draft(
    row(5, { name: 'Alba Finance', minAmount: '£5k' }),
    row(9, { name: 'ALBA-FINANCE', maxAmount: '£1m' }),
  );

  expect(lenders).toEqual([
    { name: 'Alba Finance', productTypes: 'business-loans', minAmount: '£5k', maxAmount: '£1m' },
  ]);
  expect(warnings).toEqual([
    {
      ...{ sheet: 'Panel', row: 9, column: 'A (Lender)', value: 'ALBA-FINANCE' },
      reason: 'Names the same lender as row 5; the rows became one lender',
    },
  ]);
});

it('keeps what a lender’s first row says, and reports the row that differs', () => {
  const { lenders, warnings } = draft(
    row(5, { name: 'Alba', minAmount: '£5k' }),
    row(2, { name: 'Alba', minAmount: '£10k' }, 'Old'),
  );

  expect(lenders).toMatchObject([{ minAmount: '£5k' }]);
  expect(warnings).toContainEqual({
    ...{ sheet: 'Old', row: 2, column: 'C (Min loan)', value: '£10k' },
    reason: 'Differs from row 5 of “Panel”, which says “£5k” and was kept',
  });
});

it('adds the products of every row', () => {
  const { lenders } = draft(
    row(5, { name: 'Alba', productTypes: 'business-loans' }),
    row(2, { name: 'Alba', productTypes: 'MCA, term loan' }, 'Cash advance'),
  );

  expect(lenders).toMatchObject([{ productTypes: 'business-loans, Merchant Cash Advance' }]);
});

it('loses a cell and not its row over a value that cannot be stored', () => {
  const { lenders, failed, warnings } = draft(
    row(5, { name: 'Alba', website: 'javascript:alert(1)', minAmount: '£5k' }),
  );

  expect(lenders).toEqual([{ name: 'Alba', productTypes: 'business-loans', minAmount: '£5k' }]);
  expect(failed).toBe(0);
  expect(warnings).toEqual([
    {
      ...{ sheet: 'Panel', row: 5, column: 'D (Web)', value: 'javascript:alert(1)' },
      reason: 'Left blank: Website must be an http or https address, such as https://lender.co.uk',
    },
  ]);
});

it('refuses a row without a readable product', () => {
  const { lenders, failed, errors } = draft(row(5, { name: 'Alba', productTypes: 'money' }));

  expect(lenders).toEqual([]);
  expect(failed).toBe(1);
  expect(errors).toMatchObject([{ sheet: 'Panel', row: 5, column: 'B (Products)', value: 'money' }]);
});

it('hands out every draft once, in batches', () => {
  const drafts = new LenderDrafts();
  for (let number = 1; number <= 2_500; number += 1) drafts.take(row(number, { name: `Lender ${number}` }));

  expect([...drafts.batches()].map(({ size }) => size)).toEqual(Array(10).fill(250));
});
