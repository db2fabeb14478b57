import { formatPence, percentOf } from './pence.js';

describe('Pence', () => {
  it.each([
    [0, '£0.00'],
    [1, '£0.01'],
    [450_000, '£4,500.00'],
    [-2_500_000_001, '-£25,000,000.01'],
  ])('shows %s pence as %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text);
  });

  it.each([
    [20, 450_000, 90_000],
    [33.333, 100_001, 33_333],
    [50, 1, 1],
    [49.9999, 1, 0],
    [50, -1, -1],
    [0.0001, 2_500_000_000, 2_500],
    [100, 900_719_925_474_099, 900_719_925_474_099],
  ])('calculates %s%% of %s pence as %s', (percent, pence, share) => {
    expect(percentOf(percent, pence)).toBe(share);
  });
});
