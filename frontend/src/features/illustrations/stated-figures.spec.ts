import { statedAmounts, statedRates } from '@/features/illustrations/stated-figures';

describe('Stated figures', () => {
  it.each([
    ['business-loans', 5_000, 500_000],
    ['asset-finance', 1_000, 1_000_000],
    ['merchant-cash-advance', 3_000, 200_000],
    ['bridging-business', 50_000, 5_000_000],
    ['commercial-mortgage', 100_000, 10_000_000],
    ['bridging-property', 25_000, 25_000_000],
    ['development-finance', 100_000, 50_000_000],
    ['btl-mortgages', 25_000, 2_000_000],
  ] as const)('reads the limits in %s', (slug, from, to) => {
    expect(statedAmounts(slug)).toEqual({ from, to });
  });

  it.each([
    ['business-loans', 4.9],
    ['invoice-finance', 1.5],
    ['asset-finance', 3.9],
    ['bridging-business', 0.75],
    ['commercial-mortgage', 2.5],
    ['bridging-property', 0.45],
    ['development-finance', 5.5],
    ['btl-mortgages', 3.2],
  ] as const)('reads the lowest rate in %s', (slug, from) => {
    expect(statedRates(slug)).toEqual({ from, to: from });
  });

  it('reads both ends of a factor', () => {
    expect(statedRates('merchant-cash-advance')).toEqual({ from: 1.1, to: 1.5 });
  });
});
