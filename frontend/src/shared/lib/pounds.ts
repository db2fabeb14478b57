import { inFigures } from '@/shared/lib/figures';

/** '£80,000' */
export const showPounds = (amount: number): string => `£${inFigures(Math.round(amount))}`;

/** '£2,390.25', for payments that someone will compare with a bank statement. */
export const showPence = (amount: number): string => {
  const [pounds, pence] = amount.toFixed(2).split('.');
  return `${showPounds(Number(pounds))}.${pence}`;
};

/** An amount as typed: a bare number is pounds, anything else stays as it is. */
export const asPounds = (amount: string): string =>
  /^\d+$/.test(amount) ? showPounds(Number(amount)) : amount;

/** Formats pence: 259176 → '£2,591.76', 12500000 → '£125,000'. */
export const inPounds = (pence: number): string =>
  pence % 100 === 0 ? showPounds(pence / 100) : showPence(pence / 100);
