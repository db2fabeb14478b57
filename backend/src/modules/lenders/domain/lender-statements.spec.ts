import { comparisonsWith, type Side } from '#test/bounds.js';
import { declarationOf, LENDER_FIELDS, type LimitField } from '#kernel/lending/lender-fields.js';
import { readLimit } from './lender-limits.js';
import { readingsOf } from './lender-readings.js';
import { readNewLender, readStatements } from './lender-statements.js';

const alba = { name: 'Alba', productTypes: 'Term loans; factoring' };

describe('Lender statements', () => {
  it('requires a name and products for a new lender', () => {
    const { problems } = readNewLender({ description: 'A bank' });

    expect(problems).toEqual([
      { field: 'name', message: 'Lender name is required' },
      { field: 'productTypes', message: 'Product types are required' },
    ]);
  });

  it('requires nothing that a change omits', () => {
    expect(readStatements({ minAmount: '£10k' })).toEqual({
      statements: { minAmount: '£10k' },
      problems: [],
      warnings: [],
    });
  });

  it.each([null, '', '  '])('rejects clearing the name with %j', (name) => {
    expect(readStatements({ name }).problems).toEqual([
      { field: 'name', message: 'Lender name is required' },
    ]);
  });

  it.each([
    ['name', 'Alba\nFinance', 'Alba Finance'],
    ['contactPhone', '0141\t496 0123', '0141 496 0123'],
    ['interestRate', 'from 6%\u2028to 9%\u0007', 'from 6% to 9%'],
  ] as const)('joins the lines of a workbook’s %s', (field, sent, kept) => {
    expect(readStatements({ [field]: sent })).toEqual({
      statements: { [field]: kept },
      problems: [],
      warnings: [],
    });
  });

  it.each(['description', 'productTypes', 'preferredSectors', 'coverageAreas'] as const)(
    'keeps the lines of %s',
    (field) => {
      const text = 'business loans\ninvoice finance';

      expect(readStatements({ [field]: text }).statements).toEqual({ [field]: text });
    },
  );

  it('warns that characters which change text direction were removed', () => {
    const { statements, warnings } = readStatements({ name: 'Alba \u202eecnaniF' });

    expect(statements).toEqual({ name: 'Alba ecnaniF' });
    expect(warnings).toEqual([
      { field: 'name', message: 'Hidden characters were removed from the lender name; check how it reads' },
    ]);
  });

  it.each([null, '', ' \u00a0'])('clears other text with %j', (description) => {
    expect(readStatements({ description }).statements).toEqual({ description: null });
  });

  it('names the products when none can be read', () => {
    const [problem] = readStatements({ productTypes: 'money' }).problems;

    expect(problem?.message).toContain('Business Loans, Invoice Finance');
  });

  it('keeps readable products and warns about the others', () => {
    const { statements, warnings } = readNewLender({ ...alba, productTypes: 'term loan, magic' });

    expect(statements.productTypes).toBe('term loan, magic');
    expect(warnings).toEqual([
      { field: 'productTypes', message: 'We do not recognise the product “magic”, so matching ignores it' },
    ]);
  });

  it.each([
    [true, 'true'],
    [false, 'false'],
    ['Yes', 'true'],
    ['n', 'false'],
    [1, 'true'],
    ['0', 'false'],
  ])('reads the flag %j as %s', (sent, flag) => {
    expect(readStatements({ acceptsStartups: sent }).statements).toEqual({ acceptsStartups: flag });
  });

  it('rejects a flag that is neither yes nor no', () => {
    expect(readStatements({ acceptsStartups: 'perhaps' }).problems).toEqual([
      { field: 'acceptsStartups', message: 'Accepts start-ups must be Yes or No' },
    ]);
  });

  it('leaves a blank flag unchanged, and clears it with null', () => {
    expect(readStatements({ acceptsStartups: '' }).statements).toEqual({});
    expect(readStatements({ acceptsStartups: null }).statements).toEqual({ acceptsStartups: null });
  });

  it('never activates a lender with a blank', () => {
    expect(readStatements({ isActive: null }).statements).toEqual({});
    expect(readStatements({ isActive: '' }).statements).toEqual({});
  });

  it('stores a limit it cannot read, with a warning', () => {
    const { statements, warnings } = readStatements({ minAmount: 'a lot', maxLtv: '70%' });

    expect(statements).toEqual({ minAmount: 'a lot', maxLtv: '70%' });
    expect(warnings).toEqual([
      {
        field: 'minAmount',
        message: 'We could not read “a lot” as the minimum amount, so matching treats it as not stated',
      },
    ]);
  });

  it.each([
    [
      { minAmount: '£5m', maxAmount: '£1m' },
      'minAmount',
      'The minimum amount “£5m” is above the maximum amount “£1m”, so no amount can satisfy both',
    ],
    [
      { minLtv: '75%', maxLtv: '50%' },
      'minLtv',
      'The minimum LTV “75%” is above the maximum LTV “50%”, so no LTV can satisfy both',
    ],
  ])('warns about contradictory limits: %j', (limits, field, message) => {
    expect(readStatements(limits)).toEqual({
      statements: limits,
      problems: [],
      warnings: [{ field, message }],
    });
  });

  it.each([
    { minAmount: '£1m', maxAmount: '£1m' },
    { minAmount: '£5m', maxAmount: 'no max' },
    { minAmount: '£5m' },
  ])('has no warning for %j', (limits) => {
    expect(readStatements(limits).warnings).toEqual([]);
  });

  it.each(['not an address', 'a@b', 'a@@b.co.uk', 'a@b.co.uk, c@d.co.uk', 'a b@c.uk'])(
    'rejects %j as an email address',
    (contactEmail) => {
      expect(readStatements({ contactEmail }).problems).toEqual([
        { field: 'contactEmail', message: 'Please enter a valid email' },
      ]);
    },
  );

  it('removes characters that the database cannot store', () => {
    expect(readStatements({ description: ' a\0b\ud800 ' }).statements).toEqual({ description: 'ab\ufffd' });
  });

  it.each(LENDER_FIELDS)('limits the length of %s', (field) => {
    const { problems } = readStatements({ [field]: 'x'.repeat(declarationOf(field).maxLength + 1) });

    expect(problems).toHaveLength(1);
  });

  it.each([
    [
      { minAmount: '£3,000 – £250,000' },
      'matching uses £3,000 as the minimum amount. Enter the maximum amount',
    ],
    [{ maxAmount: '25k-1m' }, 'matching uses £1,000,000 as the maximum amount. Enter the minimum amount'],
    [{ maxLtv: '75%–80%' }, 'matching uses 80% as the maximum LTV. Enter the minimum LTV'],
  ])('reports which of two figures in one field counts: %j', (input, message) => {
    expect(readStatements(input).warnings).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) as string }),
    ]);
  });

  it.each([
    { minAmount: '£3,000 – £250,000', maxAmount: '£250,000' },
    { minAmount: 'from £5k' },
    { maxAmount: 'up to £5m' },
  ])('has no remark on %j', (input) => {
    expect(readStatements(input).warnings).toEqual([]);
  });

  describe('a limit with a comparison', () => {
    const upper: Record<Side, boolean> = {
      exact: true,
      most: true,
      open: true,
      least: false,
      unclear: false,
    };
    const lower: Record<Side, boolean> = {
      exact: true,
      least: true,
      open: true,
      most: false,
      unclear: false,
    };
    const fields: [LimitField, string, number, string, Record<Side, boolean>][] = [
      ['minAmount', '£25k', 25_000, 'minimum amount', lower],
      ['maxAmount', '£25k', 25_000, 'maximum amount', upper],
      ['minTradingHistory', '36 months', 36, 'minimum trading history', lower],
      ['minCreditScore', '600', 600, 'minimum credit score', lower],
      ['minLtv', '60%', 60, 'minimum LTV', lower],
      ['maxLtv', '60%', 60, 'maximum LTV', { ...upper, open: false }],
    ];

    it.each(
      fields.flatMap(([field, figure, value, label, reads]) =>
        comparisonsWith(figure).map(([side, ways]) => {
          const noLimit = field === 'maxAmount' && side === 'open' ? Infinity : value;
          return { field, ways, value: reads[side] ? noLimit : null, label, side };
        }),
      ),
    )('reads every figure that is “$side” as the $label $value', ({ field, ways, value, label, side }) => {
      const others = new RegExp(
        `^“.+” has only a (?:min|max)imum and no ${label}, so matching treats it as not stated$`,
      );
      for (const written of ways) {
        const { statements, warnings } = readStatements({ [field]: written });
        const unstated = warnings.filter(({ message }) => message.includes('not stated'));

        expect(statements).toEqual({ [field]: written });
        expect([written, readLimit(field, written)]).toEqual([written, value]);
        expect([written, ...readingsOf(statements)]).toHaveLength(value === null ? 1 : 2);
        expect([written, ...unstated]).toHaveLength(value === null ? 2 : 1);
        if (value === null && side !== 'unclear') expect(warnings[0]?.message).toMatch(others);
      }
    });
  });
});
