import { badgeStyle, scoreTone } from '@/features/matching/score-badge';

describe('Score', () => {
  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'blue'],
    [60, 'blue'],
    [59, 'yellow'],
    [40, 'yellow'],
    [39, 'orange'],
  ])('colours a score of %i %s', (score, tone) => {
    expect(scoreTone(score)).toBe(tone);
  });

  it.each([
    [70, 'default'],
    [69, 'secondary'],
    [50, 'secondary'],
    [49, 'outline'],
  ])('gives a score of %i the %s badge', (score, style) => {
    expect(badgeStyle(score)).toBe(style);
  });
});
