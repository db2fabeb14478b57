import { inFigures } from '@/shared/lib/figures';

/** '£80,000' */
export const formatPounds = (amount: number): string => `£${inFigures(Math.round(amount))}`;

/** '£2,390.25', for payments that someone will compare with a bank statement. */
export const formatPoundsAndPence = (amount: number): string => {
  const [pounds, pence] = amount.toFixed(2).split('.');
  return `${formatPounds(Number(pounds))}.${pence}`;
};

/** An amount as typed: a bare number is pounds, anything else stays as it is. */
export const formatTypedPounds = (amount: string): string =>
  /^\d+$/.test(amount) ? formatPounds(Number(amount)) : amount;

/** Formats pence: 259176 → '£2,591.76', 12500000 → '£125,000'. */
export const formatPence = (pence: number): string =>
  pence % 100 === 0 ? formatPounds(pence / 100) : formatPoundsAndPence(pence / 100);

/** In accounting format: 90000 → '£900.00', -500 → '−£5.00'. */
export const formatPenceInFull = (pence: number): string =>
  `${pence < 0 ? '−' : ''}${formatPoundsAndPence(Math.abs(pence) / 100)}`;
