import { fc } from '#test/properties.js';
import type { CommissionBasis, VatTreatment } from './commission-terms.js';
import { earnCommission, type Earning } from './earn-commission.js';

const terms = (changes: {
  readonly basis: CommissionBasis;
  readonly percent?: number;
  readonly fixedPence?: number;
  readonly minimumPence?: number;
  readonly capPence?: number;
  readonly vat?: VatTreatment;
}) => ({
  percent: null,
  fixedPence: null,
  minimumPence: null,
  capPence: null,
  vat: 'exempt' as const,
  ...changes,
});

const commission = (brokerCommissionPence: number): Earning => ({
  brokerCommissionPence,
  drawnPence: 12_500_000,
});
const later = (brokerCommissionPence: number): Earning => ({ brokerCommissionPence, drawnPence: null });

describe('earnCommission', () => {
  describe('what a completion earns', () => {
    it.each([
      [terms({ basis: 'share', percent: 20, vat: 'standard' }), commission(450_000), 90_000, 18_000],
      [terms({ basis: 'share', percent: 50, capPence: 1_000_000 }), commission(3_200_000), 1_000_000, 0],
      [terms({ basis: 'loan_percent', percent: 0.5 }), commission(0), 62_500, 0],
      [terms({ basis: 'fixed', fixedPence: 25_000, vat: 'standard' }), commission(0), 25_000, 5_000],
      [terms({ basis: 'share', percent: 33.333 }), commission(100_001), 33_333, 0],
      [terms({ basis: 'share', percent: 10, minimumPence: 10_000 }), commission(50_000), 10_000, 0],
      // A penny, half a penny, and the largest of deals.
      [terms({ basis: 'share', percent: 50, vat: 'standard' }), commission(1), 1, 0],
      [terms({ basis: 'share', percent: 49.9999 }), commission(1), null, null],
      [
        terms({ basis: 'loan_percent', percent: 1.2345, vat: 'standard' }),
        { brokerCommissionPence: 0, drawnPence: 2_500_000_000 },
        30_862_500,
        6_172_500,
      ],
    ])('earns with %j for %j %s, and %s of VAT', (under, earning, amountPence, vatPence) => {
      const earned = earnCommission(under, earning);

      expect([earned?.amountPence ?? null, earned?.vatPence ?? null]).toEqual([amountPence, vatPence]);
    });

    it('earns nothing when the lender paid no commission, even with a minimum', () => {
      expect(
        earnCommission(terms({ basis: 'share', percent: 50, minimumPence: 10_000 }), commission(0)),
      ).toBeNull();
    });
  });

  describe('later payments', () => {
    it('earns the same percentage', () => {
      const earned = earnCommission(terms({ basis: 'share', percent: 20 }), later(10_000), [
        commission(450_000),
      ]);

      expect(earned).toEqual({ amountPence: 2_000, vatPence: 0, how: '20% of £100.00' });
    });

    it('earns nothing more with a fixed amount or a percentage of the drawdown', () => {
      for (const under of [
        terms({ basis: 'fixed', fixedPence: 25_000 }),
        terms({ basis: 'loan_percent', percent: 0.5 }),
      ])
        expect(earnCommission(under, later(10_000), [commission(450_000)])).toBeNull();
    });

    it('counts towards the submission’s minimum and cap', () => {
      const under = terms({ basis: 'share', percent: 10, minimumPence: 10_000, capPence: 13_000 });
      const payments = [commission(50_000), later(30_000), later(40_000), later(100_000), later(100_000)];

      const earned = payments.map((payment, n) => earnCommission(under, payment, payments.slice(0, n)));

      expect(earned.map((one) => one?.amountPence ?? 0)).toEqual([10_000, 0, 2_000, 1_000, 0]);
      expect(earned.map((one) => one?.how)).toEqual([
        '10% of £500.00, with the minimum of £100.00 for the deal',
        undefined,
        '10% of £400.00, beyond the minimum of £100.00 for the deal',
        '10% of £1,000.00, with the cap of £130.00 for the deal',
        undefined,
      ]);
    });
  });

  it('explains how the amount was calculated', () => {
    const how = (under: ReturnType<typeof terms>) => earnCommission(under, commission(450_000))?.how;

    expect(how(terms({ basis: 'share', percent: 20 }))).toBe('20% of £4,500.00');
    expect(how(terms({ basis: 'loan_percent', percent: 0.5 }))).toBe('0.5% of £125,000.00');
    expect(how(terms({ basis: 'fixed', fixedPence: 25_000 }))).toBe('£250.00 for the deal');
    expect(how(terms({ basis: 'share', percent: 20, capPence: 50_000 }))).toBe(
      '20% of £4,500.00, with the cap of £500.00 for the deal',
    );
  });

  it('never exceeds the cap or falls below the minimum, however a lender splits its payments', () => {
    const pence = fc.integer({ min: 0, max: 2_500_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.option(pence),
        fc.option(pence),
        fc.array(pence, { minLength: 1, maxLength: 12 }),
        (parts, least, most, payments) => {
          const [minimumPence, capPence] =
            least !== null && most !== null && least > most ? [most, least] : [least, most];
          const under = { ...terms({ basis: 'share', percent: parts / 10_000 }), minimumPence, capPence };
          const earnings = payments.map(later);
          const sum = earnings
            .map((earning, n) => earnCommission(under, earning, earnings.slice(0, n))?.amountPence ?? 0)
            .reduce((all, one) => all + one, 0);

          expect(sum).toBeLessThanOrEqual(capPence ?? Infinity);
          expect(sum).toBeGreaterThanOrEqual(payments.some((paid) => paid > 0) ? (minimumPence ?? 0) : 0);
        },
      ),
    );
  });
});
