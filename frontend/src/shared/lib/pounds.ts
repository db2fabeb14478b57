const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** '£80,000' */
export const showPounds = (amount: number): string => whole.format(amount);

/** '£2,390.25', for payments that somebody will compare with a bank statement. */
export const showPence = (amount: number): string => exact.format(amount);

/** An amount as somebody wrote it: a bare number is pounds, anything else stays in their words. */
export const asPounds = (amount: string): string =>
  /^\d+$/.test(amount) ? showPounds(Number(amount)) : amount;
