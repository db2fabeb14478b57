/** The positions of a dial, smallest first. */
export type Scale = readonly number[];

/** Evenly spaced values including both ends. */
export function evenly(from: number, to: number, step: number): Scale {
  const steps = Math.round((to - from) / step);
  // Steps of 0.1 add up to 5.000000000000001; every dial here has at most two decimals.
  const inner = Array.from({ length: steps }, (_, index) => Number((from + index * step).toFixed(2)));
  return [...inner, to];
}

/**
 * Values with two significant digits (£80,000, £81,000, … £100,000, £110,000): equally fine for thousands and
 * millions.
 */
export function byTwoFigures(from: number, to: number): Scale {
  const values: number[] = [];
  for (let value = from; value < to; value += 10 ** (Math.floor(Math.log10(value)) - 1)) values.push(value);
  return [...values, to];
}

/** The position of the nearest value. */
export function positionOf(scale: Scale, value: number): number {
  const distances = scale.map((each) => Math.abs(each - value));
  return distances.indexOf(Math.min(...distances));
}
