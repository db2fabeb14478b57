import { all, sheetRows } from '#test/workbooks.js';
import { readLenderRows } from '../read-lender-rows.js';

/** One lender with these columns: its values, and the reasons of its warnings by column. */
const read = async (columns: Readonly<Record<string, unknown>>) => {
  const rows = [
    ['Lender', 'Products', ...Object.keys(columns)],
    ['Alba', 'Bridging', ...Object.values(columns)],
  ];
  const readings = await all(readLenderRows(sheetRows({ Panel: rows })));
  const [lender] = readings.flatMap((reading) => (reading.kind === 'lender' ? [reading] : []));
  const values = Object.fromEntries(
    Object.entries(lender!.values).filter(([field]) => field !== 'name' && field !== 'productTypes'),
  );
  return { values, warnings: lender!.warnings.map(({ column, reason }) => `${column}: ${reason}`) };
};

describe('LIMIT_READERS', () => {
  describe('two figures in a column for one value', () => {
    it.each(['£3,000 – £250,000', '£3k-£250k', '3,000 to 250,000', 'between £3k and £250k'])(
      'reads both ends of %s in a minimum column, and reports it',
      async (cell) => {
        expect(await read({ Min: cell })).toEqual({
          values: { minAmount: '£3,000', maxAmount: '£250,000' },
          warnings: [
            'C (Min): This has two figures: £3,000 was read as the minimum and £250,000 as the maximum.',
          ],
        });
      },
    );

    it('reads both ends in a maximum column', async () => {
      const { values, warnings } = await read({ 'Max loan': '£25k - £1m' });

      expect(values).toEqual({ minAmount: '£25,000', maxAmount: '£1,000,000' });
      expect(warnings).toHaveLength(1);
    });

    it('prefers the other column when both agree', async () => {
      expect(await read({ Min: '£3,000 – £250,000', Max: '250k' })).toEqual({
        values: { minAmount: '£3,000', maxAmount: '250k' },
        warnings: [],
      });
    });

    it.each([
      [{ Min: '£3,000 – £250,000', Max: '£200,000' }],
      [{ Max: '£200,000', Min: '£3,000 – £250,000' }],
    ])('prefers the other column and reports the difference in %j', async (columns) => {
      const { values, warnings } = await read(columns);

      expect(values).toMatchObject({ minAmount: '£3,000', maxAmount: '£200,000' });
      expect(warnings).toEqual([
        expect.stringMatching(
          /\(Min\): This has £250,000 as the maximum amount, but . \(Max\) has £200,000, which was used\./,
        ),
      ]);
    });

    it.each([
      [{ Min: 'up to £5m' }, { maxAmount: '£5,000,000' }],
      [{ Min: 'sub £5m' }, { maxAmount: '£5,000,000' }],
      [{ Max: 'from £25k' }, { minAmount: '£25,000' }],
      [{ 'Min LTV': 'up to 75%' }, { maxLtv: '75%' }],
    ])('does not read the other end in %j', async (columns, values) => {
      const reading = await read(columns);

      expect(reading.values).toEqual(values);
      expect(reading.warnings).toHaveLength(1);
    });

    it('reports that a maximum of “£5m+” is not a maximum', async () => {
      const { values, warnings } = await read({ Max: '£5m+' });

      expect(values).toEqual({ maxAmount: '£5m+' });
      expect(warnings).toEqual(['C (Max): This has only a lower figure, so it was read as no maximum.']);
    });

    it.each(['LTV', 'Max LTV', 'LTV (%)'])(
      'reads the higher of two under %s, and no minimum',
      async (header) => {
        expect(await read({ [header]: '75%–80%' })).toEqual({
          values: { maxLtv: '80%' },
          warnings: [`C (${header}): This has two figures: the higher, 80%, was read as the maximum.`],
        });
      },
    );

    it.each([
      ['Min LTV', '50 - 75%', { minLtv: '50%', maxLtv: '75%' }],
      ['LTV range', '50 - 75%', { minLtv: '50%', maxLtv: '75%' }],
      ['Min/max LTV', '50 - 75%', { minLtv: '50%', maxLtv: '75%' }],
      ['Min LTV', 0, { minLtv: 'No minimum' }],
    ])('reads a minimum under %s', async (header, cell, values) => {
      expect((await read({ [header]: cell })).values).toEqual(values);
    });

    it('reads the shorter of two trading histories, and reports it', async () => {
      expect(await read({ 'Min trading': '6-12 months' })).toEqual({
        values: { minTradingHistory: '6-12 months' },
        warnings: ['C (Min trading): This has two lengths of time: the shorter, 6 months, was used.'],
      });
    });
  });

  describe('qualified figures', () => {
    it.each([
      ['Max loan', '£10m (up to £25m for portfolios)', { maxAmount: '£10m' }],
      ['Max loan', 'sub £5m for most', { maxAmount: 'sub £5m' }],
      ['Max loan', '£500k unsecured', { maxAmount: '£500k' }],
      ['Max (£k)', '500 (750 for existing)', { maxAmount: '500000' }],
      ['Min loan', '£25k (£10k for existing clients)', { minAmount: '£25k' }],
      ['Max LTV', '70% / 60% interest-only', { maxLtv: '70%' }],
      ['LTV', '75% (65% commercial)', { maxLtv: '75%' }],
      ['LTV', '70% LTV / 65% LTGDV', { maxLtv: '70% LTV' }],
      ['LTV', '75% net day 1', { maxLtv: '75%' }],
      ['Time trading', '2 years filed accounts', { minTradingHistory: '2 years' }],
      ['Time trading', '24 months (12 with a homeowner)', { minTradingHistory: '24 months' }],
      ['Credit score', '650 (Experian)', { minCreditScore: '650' }],
      ['Loan size', '£25k - £1m (£2m secured)', { minAmount: '£25,000', maxAmount: '£1,000,000' }],
    ])('reads under %s the general figure in %j and reports the rest', async (header, cell, values) => {
      const reading = await read({ [header]: cell });

      expect(reading.values).toEqual(values);
      expect(reading.warnings).toEqual([expect.stringContaining('from this cell and ignored the rest')]);
    });

    it.each([
      ['Max loan', '£500k unsecured, £2m secured'],
      ['Max loan', '£1m / £2m'],
      ['Max LTV', '70% > £1m'],
      ['Max LTV', '75% resi / 65% commercial'],
      ['Max LTV', '60%+'],
      ['LTV', '65% GDV'],
      ['LTV', 'up to 70% LTGDV'],
      ['LTV', '90% LTC'],
      ['Time trading', '2 full years'],
      ['Credit score', '650 Experian, 400 Equifax'],
    ])('leaves under %s %j blank and reports it', async (header, cell) => {
      const { values, warnings } = await read({ [header]: cell });

      expect(values).toEqual({});
      expect(warnings).toHaveLength(1);
    });

    it('does not read a GDV column as LTV', async () => {
      expect((await read({ 'Max LTGDV': '65%', 'Max LTV': '70%' })).values).toEqual({ maxLtv: '70%' });
    });
  });

  describe('a deal size given as a limit', () => {
    it.each([
      ['Max loan', 'sub £5m', { maxAmount: 'sub £5m' }],
      ['Max loan', 'Sub-£5m', { maxAmount: 'Sub-£5m' }],
      ['Max (£k)', 'sub 500', { maxAmount: 'sub 500000' }],
      ['Loan size', 'sub £500k', { maxAmount: '£500,000' }],
      ['Max LTV', 'sub 75%', { maxLtv: 'sub 75%' }],
    ])('is read under %s from %j with a note', async (header, cell, values) => {
      expect(await read({ [header]: cell })).toEqual({
        values,
        warnings: [`C (${header}): “${cell}” was read as a maximum, including that figure.`],
      });
    });

    it('needs no note when the limit is clear', async () => {
      expect((await read({ 'Max loan': 'up to £5m' })).warnings).toEqual([]);
    });
  });

  describe('bare fractions', () => {
    it.each([
      ['Max LTV', 0.7, { maxLtv: '70%' }],
      ['Max LTV (%)', 0.7, { maxLtv: '70%' }],
      ['LTV', '0.65', { maxLtv: '65%' }],
      ['LTV', '.8', { maxLtv: '80%' }],
      ['LTV', 1, { maxLtv: '100%' }],
      ['Min LTV', 0.4, { minLtv: '40%' }],
      ['LTV range', '0.5-0.75', { minLtv: '50%', maxLtv: '75%' }],
    ])('reads under %s %j as a percentage', async (header, cell, values) => {
      expect(await read({ [header]: cell })).toEqual({
        values,
        warnings: [`C (${header}): Numbers up to 1 in this column were read as fractions: 0.6 is 60%.`],
      });
    });

    it.each([1.2, '0'])('rejects %j instead of guessing', async (cell) => {
      const { values, warnings } = await read({ 'Max LTV': cell });

      expect(values).toEqual({});
      expect(warnings).toHaveLength(1);
    });
  });

  it.each([
    ['£25k - no max', { minAmount: '£25,000', maxAmount: 'No maximum' }],
    ['£25k to unlimited', { minAmount: '£25,000', maxAmount: 'No maximum' }],
    ['Unlimited', { maxAmount: 'No maximum' }],
    ['£25k+', { minAmount: '£25,000' }],
  ])('reads from the range %j whether there is a maximum', async (cell, values) => {
    expect(await read({ 'Loan size': cell })).toEqual({ values, warnings: [] });
  });

  describe('two columns for one limit', () => {
    it('prefers a separate column over a range, in any order', async () => {
      const { values, warnings } = await read({ 'Loan size': '£1k - £9m', Min: '£5k', Max: '£1m' });

      expect(values).toMatchObject({ minAmount: '£5k', maxAmount: '£1m' });
      expect(warnings).toEqual([
        'C (Loan size): Differs from D (Min), which was used.',
        'C (Loan size): Differs from E (Max), which was used.',
      ]);
    });

    it('does not report a computed column that it does not need', async () => {
      expect((await read({ Min: 5000, Max: 100000, Range: 95000 })).warnings).toEqual([]);
    });

    it('reports a repeated column that could not be read when needed', async () => {
      expect((await read({ Min: 5000, Max: null, Range: 95000 })).warnings).toHaveLength(1);
    });
  });

  describe('an amount that is not in pounds', () => {
    it.each(['€50,000', '€ 50,000', 'USD 50,000', '50,000 EUR', 'US$50k', '50,000 kr', 'up to €5m'])(
      'leaves %s blank, and reports why',
      async (cell) => {
        expect(await read({ 'Max loan': cell })).toEqual({
          values: {},
          warnings: [`C (Max loan): “${cell}” is not in pounds, so it was left blank.`],
        });
      },
    );

    it('reads the amount in pounds beside it', async () => {
      const { values } = await read({ 'Max loan': '£50,000 (€60,000)' });

      expect(values).toEqual({ maxAmount: '£50,000' });
    });
  });

  describe('a figure with other characters', () => {
    it.each([
      ['Max LTV', '75%*', { maxLtv: '75%' }],
      ['Max loan', '£500k†', { maxAmount: '£500k' }],
      ['Min loan', '** £25,000', { minAmount: '£25,000' }],
    ])('reads %s %s without its footnote mark', async (column, cell, values) => {
      expect((await read({ [column]: cell })).values).toEqual(values);
    });

    it.each([
      ['Max loan', '£1/2m'],
      ['Min loan', '£1/2m - £5m'],
      ['Max loan', '3/4m'],
      ['Max LTV', '2/3'],
    ])(
      'leaves %s %s blank when it may be a fraction or two figures, and reports it',
      async (column, cell) => {
        const { values, warnings } = await read({ [column]: cell });

        expect(values).toEqual({});
        expect(warnings).toEqual([
          expect.stringMatching(/We could not read this as .*, so it was left blank\./),
        ]);
      },
    );
  });

  describe('a number shown in thousands', () => {
    const cell = { kind: 'number', text: '500', number: 500_000 };

    it.each([
      ['Min loan', '500000'],
      ['Min (£k)', '500000'],
    ])('uses the cell’s value under %s', async (column, minAmount) => {
      expect((await read({ [column]: cell })).values).toEqual({ minAmount });
    });
  });
});
