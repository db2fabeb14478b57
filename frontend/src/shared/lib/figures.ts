/**
 * '12,345' or '2.25': an amount of nought or more in at most two decimals, as it is written in Britain. Made here,
 * as `Intl` keeps the page waiting at its first use, while the browser reads what it knows of languages.
 */
export const inFigures = (amount: number): string => {
  const [whole = '', decimals] = String(Number(amount.toFixed(2))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

/** '1 lender', '1,200 lenders'. */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${inFigures(count)} ${count === 1 ? thing : things}`;
