import { badgeStyle, inBands, scoreTone } from '@/features/matching/score';
import { buildMatch } from '@/testing/build-match';

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

  it('puts matches into bands in the order they came and leaves empty bands out', () => {
    const bands = inBands([92, 70, 49, 30].map((score) => buildMatch({ score })));

    expect(
      bands.map(({ title, folded, matches }) => [title, folded, matches.map(({ score }) => score)]),
    ).toEqual([
      ['Strong', false, [92, 70]],
      ['Outside stated criteria', true, [49, 30]],
    ]);
  });
});
