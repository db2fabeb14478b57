import { fc } from '#test/properties.js';
import { creditBandTop } from './credit-score.js';

describe('creditBandTop', () => {
  it.each([
    [350, 450],
    [550, 650],
    [700, 750],
    [850, 999],
  ])('returns the top of the band of the option %j', (score, top) => {
    expect(creditBandTop(score)).toBe(top);
  });

  it('returns a score that is not an option unchanged', () => {
    expect(creditBandTop(612)).toBe(612);
  });

  it('never returns a top below the score', () => {
    fc.assert(
      fc.property(fc.nat(9_999), (score) => {
        expect(creditBandTop(score)).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
