/**
 * An amount of zero or more with thousands separators and at most two decimals: '12,345', '2.25', '0.5'. Not
 * `Intl.NumberFormat`, because creating the first one blocks the page while the browser loads its locale data.
 */
export const inFigures = (amount: number): string => {
  const [whole = '', decimals] = String(Number(amount.toFixed(2))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

/** '1 lender', '1,200 lenders'. */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${inFigures(count)} ${count === 1 ? thing : things}`;
