import { shownPercent, whyCapped } from '@/features/matching/shown-arithmetic';

describe('Shown arithmetic', () => {
  it.each([
    [100, '100'],
    [86.25, '86.25'],
    [57.2, '57.2'],
    [1.15, '1.15'],
    [50.5, '50.5'],
    [(100 * 67) / 78, '85.89…'],
    [(100 * 60) / 78, '76.92…'],
    [49.499, '49.49…'],
  ])('formats %d percent as %s', (percent, shown) => {
    expect(shownPercent(percent)).toBe(shown);
  });

  it('shows which cap limits a score', () => {
    expect(whyCapped(49, 1)).toBe('One stated criterion is not met, so the score is capped at 49.');
    expect(whyCapped(34, 2)).toBe('Two stated criteria are not met, so the score is capped at 34.');
  });

  it('omits a cap without effect', () => {
    expect(whyCapped(null, 1)).toBeNull();
  });
});
