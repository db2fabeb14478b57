import { CommissionStatement, statementNumber } from './commission-statement.js';
import { checkMonth, hasWorkBegun, lastDayOf, monthBefore, nextRunOn } from './statement-month.js';

const at = new Date('2026-04-01T09:00:00Z');
const paid = { paidOn: '2026-04-14', reference: 'BACS 0414' };
const today = { at, today: '2026-04-14' };

const draft = () => {
  const statement = CommissionStatement.draft('s1', 'i1', '2026-03', at);
  statement.add({ amountPence: 90_000, vatPence: 18_000 }, at);
  statement.add({ amountPence: -10_000, vatPence: -2_000 }, at);
  return statement;
};

describe('CommissionStatement', () => {
  it('sums its entries', () => {
    expect(draft()).toMatchObject({ state: 'draft', netPence: 80_000, vatPence: 16_000, totalPence: 96_000 });
  });

  it('is approved once, under the next number, and then paid once', () => {
    const statement = draft();
    expect(() => statement.pay(paid, today)).toThrow('Approve it');
    statement.approve(statementNumber(2026, 1), 'ada', at);
    expect(() => statement.approve('2026-0002', 'ada', at)).toThrow('Statement 2026-0001 is approved');
    expect(() => statement.pay({ ...paid, paidOn: '2026-04-15' }, today)).toThrow('in the future');
    statement.pay(paid, today);

    expect(statement).toMatchObject({ state: 'paid', number: '2026-0001', paymentReference: 'BACS 0414' });
    expect(() => statement.pay(paid, today)).toThrow('already paid on 14 April 2026');
  });

  describe('a month', () => {
    it.each([
      ['2026-02', '2026-02-28'],
      ['2028-02', '2028-02-29'],
      ['2026-12', '2026-12-31'],
    ])('ends for %s on %s', (month, day) => {
      expect(lastDayOf(month)).toBe(day);
    });

    it('runs from the first working day of the next month', () => {
      // New Year's Day is a Thursday, and 1 August a Saturday.
      expect(
        ['2026-01-01', '2026-01-02', '2026-08-01', '2026-08-02', '2026-08-03', '2026-08-31'].map(
          hasWorkBegun,
        ),
      ).toEqual([false, true, false, false, true, true]);
      expect([monthBefore('2026-01-02'), monthBefore('2026-08-03')]).toEqual(['2025-12', '2026-07']);
    });

    it.each([
      ['2026-11-27', '2026-12-01'],
      ['2026-12-01', '2027-01-04'],
      ['2026-08-01', '2026-08-03'],
      ['2026-08-03', '2026-09-01'],
    ])('runs next, after %s, on %s', (day, next) => {
      expect(nextRunOn(day)).toBe(next);
    });

    it('may be the current one, but not a future one', () => {
      checkMonth('2026-04', '2026-04-01');
      expect(() => checkMonth('2026-05', '2026-04-30')).toThrow('in the future');
    });
  });
});
