import {
  advanceInvoice,
  coverByRent,
  repayAtEnd,
  repayByInstalments,
  repayFromTakings,
  rollUp,
  rollUpInStages,
} from '@/features/illustrations/borrowing';

describe('Borrowing', () => {
  describe('equal monthly instalments', () => {
    it('cost exactly the APR over one year', () => {
      const { monthly } = repayByInstalments(10_000, 12, 12);
      const rate = 1.12 ** (1 / 12);

      const worth = Array.from({ length: 12 }, (_, month) => monthly / rate ** (month + 1));

      expect(worth.reduce((sum, each) => sum + each)).toBeCloseTo(10_000, 6);
    });

    it('match an amortisation table', () => {
      const { monthly, charge, total } = repayByInstalments(80_000, 4.9, 36);

      expect(monthly).toBeCloseTo(2_390.25, 2);
      expect(total).toBeCloseTo(36 * monthly, 6);
      expect(charge).toBeCloseTo(total - 80_000, 6);
    });

    it('without interest are equal parts of the amount', () => {
      expect(repayByInstalments(1_200, 0, 12)).toEqual({ monthly: 100, charge: 0, total: 1_200 });
    });

    it('are one repayment when the term is one month', () => {
      expect(repayByInstalments(1_000, 12, 1).total).toBeCloseTo(1_000 * 1.12 ** (1 / 12), 8);
    });
  });

  it('leaves the full loan to repay when interest is paid monthly', () => {
    expect(repayAtEnd(200_000, 0.75, 12)).toEqual({ monthly: 1_500, charge: 18_000, total: 218_000 });
  });

  it('compounds rolled-up interest', () => {
    const { charge, total } = rollUp(200_000, 0.75, 12);

    expect(total).toBeCloseTo(200_000 * 1.0075 ** 12, 6);
    expect(charge).toBeGreaterThan(repayAtEnd(200_000, 0.75, 12).charge);
  });

  describe('a loan paid out in stages', () => {
    it('is an ordinary loan when it is paid out on the first day', () => {
      expect(rollUpInStages(500_000, 100, 0.5, 18).total).toBeCloseTo(rollUp(500_000, 0.5, 18).total, 6);
    });

    it('bears interest only on what has been paid out', () => {
      const { total } = rollUpInStages(300_000, 50, 1, 3);

      expect(total).toBeCloseTo(150_000 * 1.01 ** 3 + 75_000 * 1.01 ** 2 + 75_000 * 1.01, 6);
    });

    it('is paid out at once when the term has no further month', () => {
      expect(rollUpInStages(100_000, 40, 1, 1).total).toBeCloseTo(101_000, 6);
    });
  });

  it('takes an advance’s cost from the factor, and its duration from the takings', () => {
    const { charge, total, monthly, months } = repayFromTakings(10_000, 1.2, 20_000, 10);

    expect(total).toBeCloseTo(12_000, 6);
    expect(charge).toBeCloseTo(2_000, 6);
    expect(monthly).toBe(2_000);
    expect(months).toBeCloseTo(6, 6);
  });

  it('pays an invoice in two parts, less the charge', () => {
    const { advance, charge, balance } = advanceInvoice(20_000, 90, 1.5, 30);

    expect(advance).toBe(18_000);
    expect(charge).toBeCloseTo(270, 6);
    expect(advance + balance + charge).toBeCloseTo(20_000, 6);
  });

  it('compares rent with interest for rental cover', () => {
    const { interest, cover, rentFor } = coverByRent(150_000, 4, 700);

    expect(interest).toBe(500);
    expect(cover).toBe(140);
    expect([rentFor(125), rentFor(145)]).toEqual([625, 725]);
  });
});
