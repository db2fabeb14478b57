import { fc } from '@/testing/properties';
import { counted, inFigures } from '@/shared/lib/figures';

const british = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

describe('Figures', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [12_345.5, '12,345.5'],
    [1_234_567, '1,234,567'],
  ])('format %p as %p', (amount, written) => {
    expect(inFigures(amount)).toBe(written);
  });

  it('match the browser’s own formatting', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e12, noNaN: true })), (amount) => {
        expect(inFigures(amount)).toBe(british.format(amount));
      }),
    );
  });

  it('count things', () => {
    expect(counted(0, 'lender')).toBe('0 lenders');
    expect(counted(1, 'lender')).toBe('1 lender');
    expect(counted(1_200, 'match', 'matches')).toBe('1,200 matches');
  });
});
