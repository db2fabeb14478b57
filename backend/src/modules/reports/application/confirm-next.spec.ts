import { confirmNext } from './confirm-next.js';
import type { LenderConfirmation } from '#modules/lenders/public.js';
import type { DecidingStatement } from '#modules/matching/public.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

const decided = (lenderId: string, refused: number, changes: Partial<DecidingStatement> = {}) => ({
  lenderId,
  field: 'maxAmount' as const,
  states: '£2,000,000',
  refused,
  unconfirmed: 0,
  asked: { from: 2_000_000, to: 3_000_000 },
  named: [],
  ...changes,
});
const lender = (id: string, confirmedAt: Date | null): LenderConfirmation => ({
  id,
  name: `Lender ${id}`,
  confirmedAt,
});

describe('confirmNext', () => {
  it('starts with the lender that decided most and was confirmed longest ago', () => {
    const asked = confirmNext(
      [decided('a', 14), decided('b', 20), decided('c', 3)],
      [lender('b', daysAgo(40)), lender('a', daysAgo(240)), lender('c', null)],
      NOW,
    );

    expect(asked.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(asked[0]).toEqual({
      id: 'a',
      name: 'Lender a',
      confirmedAt: daysAgo(240).toISOString(),
      statements: [
        {
          field: 'maxAmount',
          states: '£2,000,000',
          refused: 14,
          unconfirmed: 0,
          asked: { from: 2_000_000, to: 3_000_000 },
          named: [],
        },
      ],
    });
  });

  it('omits lenders confirmed within thirty days, deleted lenders and those that decided nothing', () => {
    const asked = confirmNext(
      [decided('fresh', 9), decided('gone', 9), decided('a', 1)],
      [lender('fresh', daysAgo(29)), lender('a', daysAgo(30)), lender('idle', null)],
      NOW,
    );

    expect(asked.map(({ id }) => id)).toEqual(['a']);
  });

  it('returns the three statements that decided most', () => {
    const fields = ['maxAmount', 'minCreditScore', 'maxLtv', 'coverageAreas'] as const;
    const [first] = confirmNext(
      fields.map((field, index) => decided('a', 9 - index, { field })),
      [lender('a', null)],
      NOW,
    );

    expect(first?.statements.map(({ field }) => field)).toEqual(fields.slice(0, 3));
  });
});
