/** The arithmetic of the illustrations: pounds in, pounds out, unrounded. Rates are in percent. */

export interface Cost {
  /** What each month costs. */
  monthly: number;
  /** The cost beyond the amount borrowed. */
  charge: number;
  /** The total repaid. */
  total: number;
}

/** A loan repaid in equal monthly instalments. An APR is the rate of a whole year, so a month's is its twelfth root. */
export function repayByInstalments(amount: number, apr: number, months: number): Cost {
  const rate = (1 + apr / 100) ** (1 / 12) - 1;
  const monthly = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  return { monthly, charge: monthly * months - amount, total: monthly * months };
}

/** Interest is paid monthly and the whole loan at the end. */
export function repayAtEnd(amount: number, monthlyRate: number, months: number): Cost {
  const monthly = (amount * monthlyRate) / 100;
  return { monthly, charge: monthly * months, total: amount + monthly * months };
}

/** Interest is added to the loan monthly, and everything is repaid at the end. */
export function rollUp(amount: number, monthlyRate: number, months: number): Omit<Cost, 'monthly'> {
  const total = amount * (1 + monthlyRate / 100) ** months;
  return { charge: total - amount, total };
}

/**
 * A loan of which a share is paid out on the first day and the rest in equal parts at the start of each further
 * month. Interest runs on what has been paid out, and is added to it.
 */
export function rollUpInStages(
  amount: number,
  firstShare: number,
  monthlyRate: number,
  months: number,
): Omit<Cost, 'monthly'> {
  const first = months > 1 ? (amount * firstShare) / 100 : amount;
  const stage = months > 1 ? (amount - first) / (months - 1) : 0;
  let owed = 0;
  for (let month = 0; month < months; month += 1) {
    owed = (owed + (month === 0 ? first : stage)) * (1 + monthlyRate / 100);
  }
  return { charge: owed - amount, total: owed };
}

/** An advance repaid as a share of card takings, until the factor's multiple of it has been paid. */
export function repayFromTakings(
  advance: number,
  factor: number,
  monthlyTakings: number,
  share: number,
): Cost & { months: number } {
  const total = advance * factor;
  const monthly = (monthlyTakings * share) / 100;
  return { monthly, charge: total - advance, total, months: total / monthly };
}

/** A share of an invoice paid immediately; the rest, less the charge, when the customer pays. */
export function advanceInvoice(
  invoice: number,
  share: number,
  monthlyRate: number,
  days: number,
): { advance: number; charge: number; balance: number } {
  const advance = (invoice * share) / 100;
  const charge = (advance * monthlyRate * days) / 100 / 30;
  return { advance, charge, balance: invoice - advance - charge };
}

/** How far the rent covers the interest of a loan. */
export function coverByRent(
  loan: number,
  yearlyRate: number,
  monthlyRent: number,
): { interest: number; cover: number; rentFor: (cover: number) => number } {
  const interest = (loan * yearlyRate) / 100 / 12;
  return { interest, cover: (monthlyRent / interest) * 100, rentFor: (cover) => (interest * cover) / 100 };
}
