import { fc } from '#test/properties.js';
import { InvalidInput } from '#kernel/errors.js';
import { FEES, offerFigures, type OfferTerms } from './offer-figures.js';

const PLAIN: OfferTerms = {
  amountPence: 10_000_000,
  termMonths: 12,
  rateKind: 'annual',
  rate: 12,
  repayment: 'amortising',
  arrangementFeePence: 0,
  brokerFeePence: 0,
  otherFeesPence: 0,
  exitFeePence: 0,
};

const figuresOf = (terms: Partial<OfferTerms>) => offerFigures({ ...PLAIN, ...terms });

describe('offerFigures', () => {
  /** The figures in the order of the table: monthly, final, total, cost, yearly. */
  it.each<[Partial<OfferTerms>, (number | null)[]]>([
    [
      { amountPence: 12500000, termMonths: 60, rate: 8.95, arrangementFeePence: 250000 },
      [259176, 259176, 15550573, 3300573, 10.27],
    ],
    [
      { amountPence: 4000000, termMonths: 9, rateKind: 'factor', rate: 1.28 },
      [568889, 568889, 5120000, 1120000, 84.66],
    ],
    [
      {
        amountPence: 30000000,
        rateKind: 'monthly',
        rate: 0.85,
        repayment: 'rolled_up',
        arrangementFeePence: 600000,
      },
      [0, 33207187, 33207187, 3807187, 12.95],
    ],
    [
      {
        amountPence: 50000000,
        termMonths: 24,
        rate: 7.2,
        repayment: 'interest_only',
        arrangementFeePence: 500000,
        exitFeePence: 500000,
      },
      [300000, 50300000, 57200000, 8200000, 8.52],
    ],
    [
      { amountPence: 2000000, termMonths: 36, rateKind: 'flat', rate: 6, otherFeesPence: 19900 },
      [65556, 65556, 2360000, 379900, 12.43],
    ],
    [{ amountPence: 1200000, rate: 0 }, [100000, 100000, 1200000, 0, 0]],
    [
      {
        amountPence: 2500000,
        termMonths: 1,
        rateKind: 'monthly',
        rate: 1.5,
        repayment: 'interest_only',
        brokerFeePence: 50000,
      },
      [37500, 2537500, 2537500, 87500, 52.36],
    ],
    [{ rateKind: 'monthly', rate: 1.5, repayment: 'revolving' }, [null, null, null, null, null]],
    [{ termMonths: null, repayment: 'revolving' }, [null, null, null, null, null]],
  ])('calculates %j', (terms, [monthly, final, total, cost, yearly]) => {
    expect(figuresOf(terms)).toEqual({
      monthlyPaymentPence: monthly,
      finalPaymentPence: final,
      totalRepayablePence: total,
      totalCostPence: cost,
      effectiveAnnualRate: yearly,
    });
  });

  it('rounds half a penny up, at the end only', () => {
    // 0.5 pence a month: 12 of them are 6, and not 12.
    expect(figuresOf({ amountPence: 100, rate: 6, repayment: 'interest_only' })).toMatchObject({
      monthlyPaymentPence: 1,
      finalPaymentPence: 101,
      totalRepayablePence: 106,
    });
  });

  it.each([10_000_000, 10_000_001])(
    'has no annual cost when fees of %i use up the amount',
    (brokerFeePence) => {
      const { totalCostPence, effectiveAnnualRate } = figuresOf({ brokerFeePence });

      expect(totalCostPence).toBeGreaterThan(brokerFeePence);
      expect(effectiveAnnualRate).toBeNull();
    },
  );

  it('has an annual cost when the fees leave a penny', () => {
    const { effectiveAnnualRate } = figuresOf({ brokerFeePence: 9_999_999 });

    expect(effectiveAnnualRate).toBeGreaterThan(1e9);
  });

  it.each<[Partial<OfferTerms>, string, string]>([
    [{ amountPence: 0 }, 'amountPence', 'The amount must be more than £0, up to £10bn'],
    [{ amountPence: 100.5 }, 'amountPence', 'The amount must be more than £0, up to £10bn'],
    [{ amountPence: Number.NaN }, 'amountPence', 'The amount must be more than £0, up to £10bn'],
    [{ termMonths: null }, 'termMonths', 'Enter the term in months'],
    [{ termMonths: 0 }, 'termMonths', 'The term must be 1 to 480 whole months'],
    [{ termMonths: 481 }, 'termMonths', 'The term must be 1 to 480 whole months'],
    [{ termMonths: 1.5, repayment: 'revolving' }, 'termMonths', 'The term must be 1 to 480 whole months'],
    [{ rate: -0.1 }, 'rate', 'The rate must be 0 to 500 percent'],
    [{ rate: 50.1, rateKind: 'monthly' }, 'rate', 'The rate must be 0 to 50 percent'],
    [{ rate: 8.12345 }, 'rate', 'The rate can have at most four decimals'],
    [{ rate: 0.28, rateKind: 'factor' }, 'rate', 'The factor must be 1 to 10: the total repaid for each £1'],
    [{ exitFeePence: -1 }, 'exitFeePence', 'The fee must be £0 to £10bn'],
    ...(['flat', 'factor'] as const).flatMap((rateKind) =>
      (['interest_only', 'rolled_up', 'revolving'] as const).map(
        (repayment): [Partial<OfferTerms>, string, string] => [
          { rateKind, rate: 1.2, repayment },
          'repayment',
          'Flat rates and factors require monthly payments of capital and interest',
        ],
      ),
    ),
    [
      { rateKind: 'monthly', rate: 50, repayment: 'rolled_up', termMonths: 480 },
      'rate',
      'The total to repay is too high with this rate and term. Check both.',
    ],
  ])('rejects %j', (terms, field, message) => {
    let refused: unknown;
    try {
      figuresOf(terms);
    } catch (error) {
      refused = error;
    }

    expect(refused).toBeInstanceOf(InvalidInput);
    expect((refused as InvalidInput).errors).toEqual([{ field, message }]);
  });

  const pence = fc.integer({ min: 1_000, max: 500_000_000 });
  const fee = fc.integer({ min: 0, max: 1_000_000 });
  const rates = (most: number) => fc.integer({ min: 0, max: most * 10_000 }).map((units) => units / 10_000);
  const common = {
    amountPence: pence,
    termMonths: fc.integer({ min: 1, max: 480 }),
    arrangementFeePence: fee,
    brokerFeePence: fee,
    otherFeesPence: fee,
    exitFeePence: fee,
  };
  const terms: fc.Arbitrary<OfferTerms> = fc.oneof(
    fc.record({
      ...common,
      rateKind: fc.constantFrom('annual' as const),
      rate: rates(60),
      repayment: fc.constantFrom('amortising' as const, 'interest_only' as const),
    }),
    fc.record({
      ...common,
      rateKind: fc.constantFrom('annual' as const, 'monthly' as const),
      rate: rates(3),
      repayment: fc.constantFrom('amortising' as const, 'interest_only' as const, 'rolled_up' as const),
    }),
    fc.record({
      ...common,
      rateKind: fc.constant('flat' as const),
      rate: rates(40),
      repayment: fc.constant('amortising' as const),
    }),
    fc.record({
      ...common,
      rateKind: fc.constant('factor' as const),
      rate: rates(1).map((over) => 1 + over),
      repayment: fc.constant('amortising' as const),
    }),
  );

  it('never costs less at a higher rate', () => {
    fc.assert(
      // With a higher raise some totals are rejected as unreasonable.
      fc.property(terms, rates(0.3), (offer, more) => {
        const rate = Math.round((offer.rate + more) * 10_000) / 10_000;
        const [less, higher] = [offerFigures(offer), offerFigures({ ...offer, rate })];

        expect(higher.totalCostPence).toBeGreaterThanOrEqual(less.totalCostPence ?? 0);
        expect(higher.monthlyPaymentPence).toBeGreaterThanOrEqual(less.monthlyPaymentPence ?? 0);
        expect(higher.effectiveAnnualRate ?? Infinity).toBeGreaterThanOrEqual(less.effectiveAnnualRate ?? 0);
      }),
    );
  });

  it('never has a lower annual cost with a higher fee', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom(...FEES), fee, (offer, raised, more) => {
        const dearer = offerFigures({ ...offer, [raised]: offer[raised] + more });

        expect(dearer.effectiveAnnualRate ?? Infinity).toBeGreaterThanOrEqual(
          offerFigures(offer).effectiveAnnualRate ?? 0,
        );
      }),
    );
  });

  it('totals the payments, within their rounding', () => {
    fc.assert(
      fc.property(terms, (offer) => {
        const months = offer.termMonths ?? 0;
        const { monthlyPaymentPence, finalPaymentPence, totalRepayablePence } = offerFigures(offer);
        const sum = (monthlyPaymentPence ?? 0) * (months - 1) + (finalPaymentPence ?? 0);

        expect(Math.abs(sum - (totalRepayablePence ?? 0))).toBeLessThanOrEqual(months / 2 + 0.5);
      }),
    );
  });

  it('has no annual cost at a rate of 0 without fees', () => {
    fc.assert(
      fc.property(terms, (offer) => {
        const free = {
          ...offer,
          rate: offer.rateKind === 'factor' ? 1 : 0,
          ...Object.fromEntries(FEES.map((name) => [name, 0])),
        };

        expect(offerFigures(free)).toMatchObject({ totalCostPence: 0, effectiveAnnualRate: 0 });
      }),
    );
  });

  /** The amortising annual rate, to four decimals, with about the same total. */
  const equalRate = (terms: Partial<OfferTerms>, totalRepayablePence: number): number => {
    let low = 0;
    let high = 5_000_000;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const total = figuresOf({ ...terms, rate: middle / 10_000 }).totalRepayablePence ?? 0;
      if (total < totalRepayablePence) low = middle;
      else high = middle;
    }
    return high / 10_000;
  };

  it('gives a factor the annual cost of the equal amortising rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), rates(0.35), (termMonths, cost) => {
        // An amount so large that pennies do not show in two decimals of a rate.
        const terms = { amountPence: 100_000_000_000, termMonths };
        const factor = figuresOf({ ...terms, rateKind: 'factor', rate: 1 + cost });
        const rate = equalRate(terms, factor.totalRepayablePence ?? 0);
        const amortising = figuresOf({ ...terms, rate });

        const apart = (factor.effectiveAnnualRate ?? 0) - (amortising.effectiveAnnualRate ?? 0);
        const lastDecimal = 0.0001 * (1 + rate / 1_200) ** 11;
        expect(Math.abs(apart)).toBeLessThanOrEqual(0.0101 + lastDecimal);
      }),
    );
  });
});
