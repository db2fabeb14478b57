import { fc } from '#test/properties.js';
import { Greatest } from './greatest.js';

describe('Greatest', () => {
  it('keeps the greatest numbers in descending order, in any input order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { maxLength: 200 }),
        fc.integer({ min: 1, max: 20 }),
        (numbers, limit) => {
          const greatest = new Greatest(limit);

          for (const number of numbers) greatest.offer(number);

          expect(greatest.inOrder()).toEqual(numbers.toSorted((a, b) => b - a).slice(0, limit));
        },
      ),
    );
  });
});
