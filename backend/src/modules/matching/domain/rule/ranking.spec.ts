import { fc } from '#test/properties.js';
import { Ranking } from './ranking.js';

const verdict = fc.record({
  score: fc.integer({ min: 98, max: 100 }),
  majors: fc.integer({ min: 0, max: 2 }),
  mismatches: fc.integer({ min: 0, max: 3 }),
  confirmed: fc.integer({ min: 0, max: 10 }),
  exclusions: fc.constant(0),
});

describe('Ranking', () => {
  it('orders by score, fewer majors, fewer mismatches, more confirmed criteria, and panel order', () => {
    fc.assert(
      fc.property(fc.array(verdict, { minLength: 1, maxLength: 60 }), (verdicts) => {
        const ranking = new Ranking(10, verdicts.length);

        verdicts.forEach((one, place) => ranking.add(one, place));

        const expected = [...verdicts.entries()].sort(
          ([placeA, a], [placeB, b]) =>
            b.score - a.score ||
            a.majors - b.majors ||
            a.mismatches - b.mismatches ||
            b.confirmed - a.confirmed ||
            placeA - placeB,
        );
        expect(ranking.places()).toEqual(expected.slice(0, 10).map(([place]) => place));
      }),
    );
  });
});
