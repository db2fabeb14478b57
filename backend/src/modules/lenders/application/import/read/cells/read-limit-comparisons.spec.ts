import { comparisonsWith, type Side } from '#test/bounds.js';
import { all, sheetRows } from '#test/workbooks.js';
import { isLimitField, type LenderField } from '#kernel/lending/lender-fields.js';
import { readLimit } from '../../../../domain/lender-limits.js';
import { readLenderRows } from '../read-lender-rows.js';

type Means = Partial<Record<LenderField, number>>;

/** A kind of column, a figure for it, and the expected statement for each comparison. */
const COLUMNS: readonly {
  readonly header: string;
  readonly figure: string;
  readonly states: Readonly<Record<Exclude<Side, 'unclear'>, Means>>;
}[] = [
  {
    header: 'Min loan',
    figure: '£25k',
    states: {
      exact: { minAmount: 25_000 },
      least: { minAmount: 25_000 },
      open: { minAmount: 25_000 },
      most: { maxAmount: 25_000 },
    },
  },
  {
    header: 'Max loan',
    figure: '£500k',
    states: {
      exact: { maxAmount: 500_000 },
      most: { maxAmount: 500_000 },
      open: { maxAmount: Infinity },
      least: { minAmount: 500_000 },
    },
  },
  {
    header: 'Loan size',
    figure: '£500k',
    // One amount may be either limit.
    states: {
      exact: {},
      most: { maxAmount: 500_000 },
      least: { minAmount: 500_000 },
      open: { minAmount: 500_000 },
    },
  },
  {
    header: 'Max (£k)',
    figure: '500',
    states: {
      exact: { maxAmount: 500_000 },
      most: { maxAmount: 500_000 },
      open: { maxAmount: Infinity },
      least: { minAmount: 500_000 },
    },
  },
  {
    header: 'Min LTV',
    figure: '40%',
    states: { exact: { minLtv: 40 }, least: { minLtv: 40 }, open: { minLtv: 40 }, most: { maxLtv: 40 } },
  },
  ...['LTV', 'Max LTV'].map((header) => ({
    header,
    figure: '70%',
    // A lower figure there is not a minimum.
    states: { exact: { maxLtv: 70 }, most: { maxLtv: 70 }, least: {}, open: {} },
  })),
  {
    header: 'LTV range',
    figure: '70%',
    states: { exact: { maxLtv: 70 }, most: { maxLtv: 70 }, least: { minLtv: 70 }, open: { minLtv: 70 } },
  },
  ...[
    ['Minimum trading history', '36 months', 36],
    ['Time trading', '3 years', 36],
    ['Min trading (years)', '3', 36],
    ['Min trading (months)', '36', 36],
  ].map(([header, figure, months]) => ({
    header: String(header),
    figure: String(figure),
    states: {
      exact: { minTradingHistory: Number(months) },
      least: { minTradingHistory: Number(months) },
      open: { minTradingHistory: Number(months) },
      most: {},
    },
  })),
  {
    header: 'Credit score',
    figure: '600',
    states: {
      exact: { minCreditScore: 600 },
      least: { minCreditScore: 600 },
      open: { minCreditScore: 600 },
      most: {},
    },
  },
];

const read = async (header: string, cell: string) => {
  const rows = [
    ['Lender', 'Products', header],
    ['Alba', 'Bridging', cell],
  ];
  const [lender] = (await all(readLenderRows(sheetRows({ Panel: rows })))).flatMap((reading) =>
    reading.kind === 'lender' ? [reading] : [],
  );
  const means = Object.entries(lender!.values).flatMap(([field, text]) =>
    isLimitField(field as LenderField) ? [[field, readLimit(field as never, text)]] : [],
  );
  return {
    means: Object.fromEntries(means) as Means,
    warnings: lender!.warnings.map(({ reason }) => reason),
  };
};

/** The row's statement for this column; the other end has its own column. */
const ownFieldOf = (header: string): 'min' | 'max' | 'range' =>
  header.includes('range') || header === 'Loan size' ? 'range' : /max|^LTV$/i.test(header) ? 'max' : 'min';

/** Each kind of comparison under each header, in all its spellings. */
const KINDS = COLUMNS.flatMap(({ header, figure, states }) =>
  comparisonsWith(figure).map(([side, written]) => ({
    header,
    side,
    written,
    means: side === 'unclear' ? {} : states[side],
  })),
);

describe('Read limit comparisons', () => {
  it.each(KINDS)(
    'reads under $header every figure that is “$side” as $means',
    async ({ header, written, means }) => {
      const found = await Promise.all(written.map(async (cell) => [cell, (await read(header, cell)).means]));

      expect(found).toEqual(written.map((cell) => [cell, means]));
    },
  );

  it.each(KINDS)(
    'reports under $header why a figure that is “$side” does not fit the column',
    async ({ header, written, side }) => {
      const own = ownFieldOf(header);

      for (const cell of written) {
        const found = [cell, ...(await read(header, cell)).warnings];

        if (side === 'unclear') expect(found).toEqual([cell, expect.stringContaining('left blank')]);
        else if (own === 'min' && side === 'most')
          expect(found).toEqual([
            cell,
            expect.stringMatching(/^“.+” has only a maximum(?:,| and no minimum .*,) so it was/),
          ]);
        else if (own === 'max' && side === 'least')
          expect(found).toEqual([
            cell,
            expect.stringMatching(/^“.+” has only a minimum(?:,| and no maximum LTV,) so it was/),
          ]);
        else if (own !== 'range' && side !== 'open')
          expect(found).toEqual(
            cell.startsWith('sub') ? [cell, expect.stringContaining('including that figure')] : [cell],
          );
      }
    },
  );

  it.each(KINDS.filter(({ side }) => side === 'most' || side === 'least'))(
    'never reads under $header a figure in a sentence that is “$side”',
    async ({ header, written, means }) => {
      for (const figure of written) {
        const cell = `must trade ${figure} for this product`;
        const { means: found, warnings } = await read(header, cell);

        expect([
          [cell, {}],
          [cell, means],
        ]).toContainEqual([cell, found]);
        expect([cell, ...warnings]).toHaveLength(2);
      }
    },
  );

  it.each([
    ['Time trading', '36 months (maximum)'],
    ['Time trading', '36 months; maximum'],
    ['Time trading', 'for businesses trading under 36 months'],
    ['Time trading', 'maximum trading 36 months'],
    ['Time trading', 'maximum of all trading: 36 months'],
    ['Credit score', '600 (max)'],
    ['Credit score', 'score must be under 600'],
    ['Max LTV', '60% (minimum)'],
    ['Max LTV', 'minimum LTV 60%'],
  ])('leaves under %s “%s” blank and reports why', async (header, cell) => {
    const { means, warnings } = await read(header, cell);

    expect(means).toEqual({});
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ['Time trading', '24 months, max 5 years', { minTradingHistory: 24 }],
    ['Time trading', 'no minimum, max 3 years', { minTradingHistory: 0 }],
    ['Min LTV', 'min 50% / max 75%', { minLtv: 50, maxLtv: 75 }],
    ['Time trading', 'Minimum of 24 months accounts', { minTradingHistory: 24 }],
    ['Time trading', 'minimum trading 24 months', { minTradingHistory: 24 }],
    ['Time trading', '24 months (no exceptions)', { minTradingHistory: 24 }],
    ['Min loan', 'Minimum facility £25k', { minAmount: 25_000 }],
    ['Max loan', 'Max facility £500k', { maxAmount: 500_000 }],
    ['Max loan', '£500k (not for start-ups)', { maxAmount: 500_000 }],
    ['Max loan', '£25k - no max', { minAmount: 25_000, maxAmount: Infinity }],
    ['Max LTV', 'max 70% on flats', { maxLtv: 70 }],
    ['Max LTV', 'no minimum, max 70%', { maxLtv: 70 }],
  ])('reads under %s the general figure in “%s”', async (header, cell, means) => {
    expect((await read(header, cell)).means).toEqual(means);
  });
});
