import { fc } from '@/testing/properties';
import { asPounds, showPence, showPounds } from '@/shared/lib/pounds';

const inPounds = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', ...options });
const whole = inPounds({ maximumFractionDigits: 0 });
const exact = inPounds({});
const amounts = fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e12, noNaN: true }));

describe('Pounds', () => {
  it('match the browser’s own formatting', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(showPounds(amount)).toBe(whole.format(amount));
        expect(showPence(amount)).toBe(exact.format(amount));
      }),
    );
  });

  it('leave an amount unchanged that is not a plain number', () => {
    expect(asPounds('80000')).toBe('£80,000');
    expect(asPounds('up to £80k')).toBe('up to £80k');
  });
});
