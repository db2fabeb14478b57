import { fc } from '#test/properties.js';
import { creditBandTop } from './credit-score.js';

describe('creditBandTop', () => {
  it.each([
    [350, 450],
    [550, 650],
    [700, 750],
    [850, 999],
  ])('knows where the band of the option %j tops out', (score, top) => {
    expect(creditBandTop(score)).toBe(top);
  });

  it('lets a score that is no option stand for itself', () => {
    expect(creditBandTop(612)).toBe(612);
  });

  it('never puts the top of a band under the score', () => {
    fc.assert(
      fc.property(fc.nat(9_999), (score) => {
        expect(creditBandTop(score)).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
