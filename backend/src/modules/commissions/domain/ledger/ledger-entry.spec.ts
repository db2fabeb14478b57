import { LedgerEntry, leftOf } from './ledger-entry.js';

const made = { by: 'ada', at: new Date('2026-03-12T12:00:00Z'), today: '2026-03-12' };
const earned = (amountPence: number, vatPence: number) =>
  LedgerEntry.earned(
    'e1',
    { introducerId: 'i1', applicationId: 'a1', submissionId: 's1', earnedOn: '2026-03-01' },
    { amountPence, vatPence, how: '20% of £4,500.00' },
    30,
    made,
  );
const back = (of: LedgerEntry, clawbacks: LedgerEntry[], amountPence: number | null = null) =>
  LedgerEntry.clawback('c1', of, clawbacks, { amountPence, why: 'repaid early' }, made);

describe('LedgerEntry', () => {
  it('is due the agreed number of days after it was earned', () => {
    expect(earned(90_000, 18_000)).toMatchObject({
      kind: 'earned',
      earnedOn: '2026-03-01',
      dueOn: '2026-03-31',
    });
  });

  it('is clawed back in full with its VAT', () => {
    expect(back(earned(90_000, 18_000), [])).toMatchObject({
      kind: 'clawback',
      amountPence: -90_000,
      vatPence: -18_000,
      takesBackId: 'e1',
      how: '£900.00 clawed back: repaid early',
      earnedOn: '2026-03-12',
      dueOn: '2026-03-12',
    });
  });

  it('is clawed back in parts, the last with the remaining VAT', () => {
    // 20% of 33p is 6.6p: three times 7p would be one penny more than was paid.
    const of = earned(99, 20);
    const taken: LedgerEntry[] = [];
    for (const amount of [33, 33, 33]) taken.push(back(of, taken, amount));

    expect(taken.map(({ vatPence }) => vatPence)).toEqual([-7, -7, -6]);
    expect(taken[0]?.how).toBe('£0.33 of £0.99 clawed back: repaid early');
    expect(leftOf(of, taken)).toEqual({ amountPence: 0, vatPence: 0 });
    expect(() => back(of, taken)).toThrow('already');
  });

  it('is never clawed back beyond the remainder', () => {
    const of = earned(90_000, 0);
    expect(() => back(of, [back(of, [], 50_000)], 40_001)).toThrow(
      'At most £400.00 of the commission earned is left',
    );
  });

  it('is clawed back only when a deal earned it', () => {
    const adjustment = { amountPence: -500, vat: 'standard', reason: 'Agreed by phone' } as const;
    const adjusted = LedgerEntry.adjustment(
      'd1',
      { introducerId: 'i1', applicationId: null },
      adjustment,
      made,
    );

    expect(adjusted).toMatchObject({ amountPence: -500, vatPence: -100, how: 'Agreed by phone' });
    expect(() => back(adjusted, [])).toThrow('adjustment');
    expect(() =>
      LedgerEntry.adjustment(
        'd2',
        { introducerId: 'i1', applicationId: null },
        { ...adjustment, amountPence: 0 },
        made,
      ),
    ).toThrow('£0');
  });
});
