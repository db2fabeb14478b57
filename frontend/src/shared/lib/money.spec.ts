import { fc } from '@/testing/properties';
import { formatTypedPounds, formatPoundsAndPence, formatPounds } from '@/shared/lib/money';

const formatter = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', ...options });
const whole = formatter({ maximumFractionDigits: 0 });
const exact = formatter({});
const amounts = fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e12, noNaN: true }));

describe('Pounds', () => {
  it('match the browser’s own formatting', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatPounds(amount)).toBe(whole.format(amount));
        expect(formatPoundsAndPence(amount)).toBe(exact.format(amount));
      }),
    );
  });

  it('leave an amount unchanged that is not a plain number', () => {
    expect(formatTypedPounds('80000')).toBe('£80,000');
    expect(formatTypedPounds('up to £80k')).toBe('up to £80k');
  });
});
