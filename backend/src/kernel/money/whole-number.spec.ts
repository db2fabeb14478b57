import { fc } from '#test/properties.js';
import { limitAt } from './bound.js';
import { readNumberEnds, readWholeNumber } from './whole-number.js';

const readMinNumber = (text: string): number | null => limitAt('low', readNumberEnds(text));

describe('Whole number', () => {
  it.each([
    ['9', 9],
    [' 612 ', 612],
    ['9999', 9_999],
  ])('reads %j', (text, number) => {
    expect(readWholeNumber(text)).toBe(number);
  });

  it.each(['', ' ', '-', 'Good', '700 Good', '650-750', '12345', '-700', '700.5', '7e2', 'n/a', '700+'])(
    'rejects %j instead of guessing',
    (text) => {
      expect(readWholeNumber(text)).toBeNull();
    },
  );

  it.each([
    ['none', 0],
    ['N/A', 0],
    ['650', 650],
    ['650+', 650],
    ['min 650', 650],
    ['at least 650', 650],
    ['650 or above', 650],
    ['up to 650', null],
    ['650-750', null],
    ['Good', null],
    ['', null],
  ])('reads the minimum %j as %p', (text, number) => {
    expect(readMinNumber(text)).toBe(number);
  });

  it('never throws, and never returns a negative minimum', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat(9_999).map(String)), (text) => {
        expect(readMinNumber(text) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
