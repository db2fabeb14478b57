const grouped = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** 450000 → '£4,500.00' */
export const formatPence = (pence: number): string => grouped.format(pence / 100);

/** Percentages have four decimals. */
const PERCENT_PARTS = 10_000;
const WHOLE = BigInt(100 * PERCENT_PARTS);

/**
 * A percentage of an amount in whole pence, rounded half up to the penny, away from zero.
 * @param percent With up to four decimals
 */
export const percentOf = (percent: number, pence: number): number => {
  const parts = BigInt(Math.round(percent * PERCENT_PARTS)) * BigInt(Math.abs(pence));
  return Math.sign(pence) * Number((2n * parts + WHOLE) / (2n * WHOLE));
};
