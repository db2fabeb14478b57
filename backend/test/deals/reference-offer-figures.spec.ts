import { offerFigures, type OfferTerms } from '#modules/deals/domain/offer-figures.js';
import { Random } from '../support/random.js';
import { referenceFigures } from './reference-offer-figures.js';

const OFFERS = 1_000;

const SHAPES = [
  { rateKind: 'annual', repayment: 'amortising', most: 40 },
  { rateKind: 'monthly', repayment: 'amortising', most: 4 },
  { rateKind: 'flat', repayment: 'amortising', most: 20 },
  { rateKind: 'factor', repayment: 'amortising', most: 0.6 },
  { rateKind: 'annual', repayment: 'interest_only', most: 30 },
  { rateKind: 'monthly', repayment: 'interest_only', most: 3 },
  { rateKind: 'annual', repayment: 'rolled_up', most: 15 },
  { rateKind: 'monthly', repayment: 'rolled_up', most: 1.5 },
] as const;

const randomOffer = (random: Random): OfferTerms & { termMonths: number } => {
  const { rateKind, repayment, most } = random.pick(SHAPES);
  const amountPence = 10_000 + random.below(random.pick([1_000_000, 50_000_000, 500_000_000]));
  const fee = () => (random.chance(0.4) ? random.below(Math.ceil(amountPence / 20)) : 0);
  const units = random.chance(0.1) ? 0 : random.below(most * 10_000);
  return {
    amountPence,
    termMonths: 1 + random.below(random.pick([6, 60, 480])),
    rateKind,
    rate: (rateKind === 'factor' ? 10_000 + units : units) / 10_000,
    repayment,
    arrangementFeePence: random.chance(0.02) ? amountPence : fee(),
    brokerFeePence: fee(),
    otherFeesPence: fee(),
    exitFeePence: fee(),
  };
};

describe('referenceFigures', () => {
  it(`calculates ${OFFERS} random offers as a ledger does`, () => {
    const random = new Random(20_261_125);
    for (let count = 0; count < OFFERS; count += 1) {
      const terms = randomOffer(random);
      const { effectiveAnnualRate: yearly, ...figures } = offerFigures(terms);
      const { effectiveAnnualRate: yearlyOfLedger, ...figuresOfLedger } = referenceFigures(terms);

      expect({ terms, figures }).toEqual({ terms, figures: figuresOfLedger });
      expect(yearly === null).toBe(yearlyOfLedger === null);
      // Two decimals, for rates with many digits before the point.
      expect(Math.abs((yearly ?? 0) - (yearlyOfLedger ?? 0))).toBeLessThanOrEqual(
        0.005 + 1e-9 * (1 + (yearlyOfLedger ?? 0)),
      );
    }
  });
});
