/** What writes an amount is costly to make, and made when it is first asked for. */
function inPounds(options: Intl.NumberFormatOptions = {}): (amount: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (amount) => {
    format ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', ...options });
    return format.format(amount);
  };
}

/** '£80,000' */
export const showPounds = inPounds({ maximumFractionDigits: 0 });

/** '£2,390.25', for payments that somebody will compare with a bank statement. */
export const showPence = inPounds();

/** An amount as somebody wrote it: a bare number is pounds, anything else stays in their words. */
export const asPounds = (amount: string): string =>
  /^\d+$/.test(amount) ? showPounds(Number(amount)) : amount;
