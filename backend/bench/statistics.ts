/** The summary of several rounds of a measurement. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

const at = (sorted: readonly number[], place: number): number => sorted[place] ?? Number.NaN;

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return {
    median: (at(sorted, low) + at(sorted, high)) / 2,
    least: at(sorted, 0),
    most: at(sorted, sorted.length - 1),
  };
};

/** The value that a `share` of the values do not exceed. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil(sorted.length * share) - 1));
};

/** Alternates targets each round, so that a busy minute affects both sides of each ratio. */
export const ratios = (values: readonly number[], base: readonly number[]): Spread =>
  spreadOf(values.map((value, round) => value / (base[round] ?? Number.NaN)));
