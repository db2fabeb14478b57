import { arithmeticOf } from '@/features/matching/arithmetic';
import type { BreakdownEntry, Outcome } from '@/features/matching/match-answer';

const CASH_FLOW: Record<string, number> = {
  product: 15,
  amount: 22,
  'trading history': 18,
  'credit score': 14,
  'adverse credit': 14,
  sector: 9,
};
const PROPERTY: Record<string, number> = { product: 15, amount: 22, LTV: 22, 'property type': 15, sector: 6 };

const breakdown = (weights: Record<string, number>, outcomes: Record<string, Outcome>): BreakdownEntry[] =>
  Object.entries(outcomes).map(([criterion, outcome]) => ({
    criterion: criterion as BreakdownEntry['criterion'],
    weight: weights[criterion] ?? 0,
    outcome,
  }));

const confirmed = {
  product: 'met',
  amount: 'met',
  'trading history': 'met',
  'credit score': 'met',
  sector: 'met',
} as const;
const secured = {
  product: 'met',
  amount: 'met',
  LTV: 'met',
  'property type': 'met',
  sector: 'met',
} as const;

describe('the arithmetic of a score', () => {
  it.each([
    ['everything confirmed', CASH_FLOW, confirmed, '100', 100],
    ['another sector preferred', CASH_FLOW, { ...confirmed, sector: 'close' as const }, '94.23…', 94],
    [
      'a lender that states nothing',
      CASH_FLOW,
      {
        ...confirmed,
        amount: 'unconfirmed' as const,
        'trading history': 'unconfirmed' as const,
        'credit score': 'unconfirmed' as const,
      },
      '65.38…',
      65,
    ],
    ['an amount 25% over the maximum', CASH_FLOW, { ...confirmed, amount: 'close' as const }, '85.89…', 86],
    ['an LTV five points over', PROPERTY, { ...secured, LTV: 'close' as const }, '86.25', 86],
  ])('reproduces the score of %s', (_case, weights, outcomes, percent, score) => {
    const arithmetic = arithmeticOf(breakdown(weights, outcomes));

    expect(arithmetic).toMatchObject({ percent, score, cap: null });
  });

  it('stops at 49 for one criterion that is not met, and says so', () => {
    const arithmetic = arithmeticOf(breakdown(CASH_FLOW, { ...confirmed, 'trading history': 'not met' }));

    expect(arithmetic).toMatchObject({ points: 60, weights: 78, percent: '76.92…', score: 49 });
    expect(arithmetic.cap).toBe('One stated criterion is not met, so the score stops at 49.');
  });

  it('stops at 34 for two criteria that are not met, and says so', () => {
    const arithmetic = arithmeticOf(
      breakdown(CASH_FLOW, { ...confirmed, 'credit score': 'not met', 'adverse credit': 'not met' }),
    );

    expect(arithmetic).toMatchObject({ points: 64, weights: 92, score: 34 });
    expect(arithmetic.cap).toBe('Two stated criteria are not met, so the score stops at 34.');
  });

  it('mentions no cap that changed nothing', () => {
    const arithmetic = arithmeticOf([
      { criterion: 'product', weight: 4, outcome: 'met' },
      { criterion: 'amount', weight: 6, outcome: 'not met' },
    ]);

    expect(arithmetic).toMatchObject({ score: 40, cap: null });
  });

  it('rounds an exact half up and never shows less than a half as one', () => {
    const half = arithmeticOf([
      { criterion: 'product', weight: 1, outcome: 'met' },
      { criterion: 'amount', weight: 99, outcome: 'close' },
    ]);
    const below = arithmeticOf([
      { criterion: 'product', weight: 49_499, outcome: 'met' },
      { criterion: 'amount', weight: 50_501, outcome: 'not met' },
    ]);

    expect(half).toMatchObject({ percent: '50.5', score: 51 });
    expect(below.percent).toBe('49.49…');
  });
});
