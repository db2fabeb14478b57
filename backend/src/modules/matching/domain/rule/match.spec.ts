import { lenderRecord, type LenderTold } from '#test/panel.js';
import { readFacts, type Enquiry } from './enquiry.js';
import type { LenderRecord } from '../panel/lender.js';
import { matchPanel, rankPanel } from './match.js';
import { compilePanel } from '../panel/panel.js';

const loan: Enquiry = {
  fundingType: 'business-loans',
  amount: '100000',
  tradingHistory: '12 months',
  creditScore: '550',
  hasAdverseCredit: 'no',
  businessSector: 'retail',
};

const match = (lenders: readonly LenderRecord[], limit = 100, enquiry = loan) =>
  matchPanel(readFacts(enquiry), compilePanel(lenders), limit);
const names = (lenders: readonly LenderRecord[], limit?: number) =>
  match(lenders, limit).matches.map(({ lender }) => lender.name);

const namesakes = (count: number, statements: LenderTold = {}) =>
  Array.from({ length: count }, (_, index) => {
    const name = `Lender ${String(index).padStart(4, '0')}`;
    return lenderRecord({ name, ...statements });
  });

const allStated = { maxAmount: '200k', minTradingHistory: '12', minCreditScore: '500' };

describe('match', () => {
  it('sorts the higher score first', () => {
    const silent = lenderRecord({ name: 'A' });
    const stated = lenderRecord({ name: 'B', maxAmount: '200k' });

    expect(names([silent, stated])).toEqual(['B', 'A']);
  });

  it('orders equal scores by fewer mismatches, then more confirmed criteria', () => {
    // The cap reduces all of them to 49.
    const capped = { minTradingHistory: '36', maxAmount: '200k' };
    const oneMajor = lenderRecord({ name: 'B', ...capped, minCreditScore: '500' });
    const moreMismatches = lenderRecord({ name: 'A', ...capped, minCreditScore: '600' });
    const lessConfirmed = lenderRecord({ name: 'Aa', ...capped });

    const { matches } = match([moreMismatches, lessConfirmed, oneMajor]);

    expect(matches.map(({ lender, score }) => [lender.name, score])).toEqual([
      ['B', 49],
      ['Aa', 49],
      ['A', 49],
    ]);
  });

  it('orders the rest by name, ignoring case, and by id', () => {
    const [first, second] = ['1', '2'].map((id) => lenderRecord({ id, name: 'beta' }));
    const others = ['Émile', 'Gamma', 'alpha', 'emma'].map((name) => lenderRecord({ name }));

    const { matches } = match([second!, ...others, first!]);

    expect(matches.map(({ lender }) => lender.id)).toEqual(['alpha', '1', '2', 'Émile', 'emma', 'Gamma']);
  });

  it('counts every match but returns only the best, up to the limit', () => {
    const panel = [...namesakes(1_000), ...namesakes(3, { name: 'Stated', ...allStated })];

    const { totalMatches, strongMatches, matches } = match(panel, 5);

    expect([totalMatches, strongMatches]).toEqual([1_003, 3]);
    expect(matches.map(({ lender }) => lender.name)).toEqual([
      'Stated',
      'Stated',
      'Stated',
      'Lender 0000',
      'Lender 0001',
    ]);
  });

  it('returns at most twenty near misses, the best first', () => {
    const tooSmall = namesakes(30, { maxAmount: '10k' });
    const tooSmallButTrusting = lenderRecord({
      name: 'Trusting',
      maxAmount: '10k',
      minTradingHistory: 'none',
    });

    const { matches, nearMisses } = match([...tooSmall, tooSmallButTrusting]);

    expect(matches).toEqual([]);
    expect(nearMisses).toHaveLength(20);
    expect(nearMisses[0]).toEqual({
      lender: { id: 'Trusting', name: 'Trusting' },
      reason: 'Maximum loan is £10,000',
    });
  });

  it('handles an empty panel', () => {
    expect(match([])).toMatchObject({ totalMatches: 0, strongMatches: 0, matches: [], nearMisses: [] });
  });

  it('lists close, unmet and unconfirmed criteria separately', () => {
    const lender = lenderRecord({
      maxAmount: '90k',
      minTradingHistory: '36',
      preferredSectors: 'care homes',
    });

    const [only] = match([lender]).matches;

    expect(only).toMatchObject({
      matchReasons: ['Offers Business Loans'],
      mismatches: [
        'Maximum loan is £90,000, slightly below the amount you need',
        'Asks for at least 3 years trading',
        'Prefers other sectors (care homes)',
      ],
      unconfirmed: ['Lender has not stated a minimum credit score'],
      confidence: { confirmed: 4, relevant: 5 },
    });
  });

  it.each([
    ['everything is confirmed', {}, {}, 100, 'strong', 0],
    ['two criteria are close', { maxAmount: '90k', minTradingHistory: '14' }, {}, 74, 'strong', 0],
    [
      'only the lightest is unconfirmed',
      { excludedSectors: 'gambling' },
      { businessSector: 'other' },
      94,
      'strong',
      1,
    ],
    ['a heavier one is unconfirmed', { minCreditScore: null }, {}, 91, 'fits', 1],
    [
      'two are unconfirmed',
      { minCreditScore: null, excludedSectors: 'gambling' },
      { businessSector: 'other' },
      85,
      'fits',
      2,
    ],
    ['one is not met', { minCreditScore: '800' }, {}, 49, 'outside', 0],
  ])('describes the fit when %s', (_when, statements, asked, score, fit, toConfirm) => {
    const lender = lenderRecord({ ...allStated, ...statements });

    const { matches, strongMatches } = match([lender], 100, { ...loan, ...asked });

    expect(matches).toMatchObject([{ score, fit, toConfirm }]);
    expect(strongMatches).toBe(fit === 'strong' ? 1 : 0);
  });

  it('ranks by name and score in the same order as it matches', () => {
    const panel = [
      ...namesakes(30, { maxAmount: '200k' }),
      ...namesakes(30, { maxAmount: '90k' }).map((lender) => ({ ...lender, name: `${lender.name} b` })),
    ];

    const { best, ruleVersion } = rankPanel(readFacts(loan), compilePanel(panel), 40);

    const { matches, ...answer } = match(panel, 40);
    expect(best).toEqual(matches.map(({ lender: { id, name }, score }) => ({ id, name, score })));
    expect(ruleVersion).toBe(answer.ruleVersion);
  });
});
