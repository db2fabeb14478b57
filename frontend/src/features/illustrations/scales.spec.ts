import { byTwoFigures, evenly, positionOf } from '@/features/illustrations/scales';

describe('Slider scales', () => {
  it('step evenly from end to end without rounding errors', () => {
    expect(evenly(1.1, 1.5, 0.1)).toEqual([1.1, 1.2, 1.3, 1.4, 1.5]);
    expect(evenly(1, 24, 1)).toHaveLength(24);
    expect(evenly(4.9, 29.9, 0.1).at(-1)).toBe(29.9);
  });

  it('step by two significant figures, so that each step feels equal', () => {
    const scale = byTwoFigures(5_000, 500_000);

    expect(scale.slice(0, 3)).toEqual([5_000, 5_100, 5_200]);
    expect(scale).toEqual(expect.arrayContaining([9_900, 10_000, 11_000, 80_000, 100_000, 110_000]));
    expect(scale.at(-1)).toBe(500_000);
    expect(new Set(scale).size).toBe(scale.length);
  });

  it('find the position of a value, or the nearest', () => {
    expect(positionOf([10, 20, 30], 20)).toBe(1);
    expect(positionOf([10, 20, 30], 29)).toBe(2);
  });
});
