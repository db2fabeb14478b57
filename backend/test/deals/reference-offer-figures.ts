import type { OfferFigures, OfferTerms } from '#modules/deals/domain/offer-figures.js';

/*
 * An independent calculation of an offer's figures, month by month like a ledger: forty-digit decimals, each
 * payment with its month, and the annual cost by Newton's method over that list.
 */

const PLACES = 10n ** 40n;

const decimal = (value: number): bigint => (BigInt(Math.round(value * 10_000)) * PLACES) / 10_000n;
const times = (a: bigint, b: bigint): bigint => (a * b + PLACES / 2n) / PLACES;
const over = (a: bigint, b: bigint): bigint => (a * PLACES + b / 2n) / b;
const pence = (value: bigint): number => Number((value + PLACES / 2n) / PLACES);

interface Payment {
  readonly month: number;
  readonly amount: bigint;
}

const monthlyRate = ({ rate, rateKind }: OfferTerms): bigint =>
  decimal(rate) / (rateKind === 'annual' ? 1_200n : 100n);

const paymentEach = (terms: OfferTerms, months: number): bigint => {
  const amount = decimal(terms.amountPence);
  if (terms.rateKind === 'factor') return times(amount, decimal(terms.rate)) / BigInt(months);
  if (terms.rateKind === 'flat') {
    const interest = (times(amount, decimal(terms.rate)) * BigInt(months)) / 1_200n;
    return (amount + interest) / BigInt(months);
  }
  const step = over(PLACES, PLACES + monthlyRate(terms));
  let discount = PLACES;
  let worthOfOneEach = 0n;
  for (let month = 1; month <= months; month += 1) {
    discount = times(discount, step);
    worthOfOneEach += discount;
  }
  return over(amount, worthOfOneEach);
};

const paymentsOf = (terms: OfferTerms, months: number): Payment[] => {
  const rate = monthlyRate(terms);
  const each = terms.repayment === 'amortising' ? paymentEach(terms, months) : 0n;
  const payments: Payment[] = [];
  let owed = decimal(terms.amountPence);
  for (let month = 1; month <= months; month += 1) {
    const interest = times(owed, rate);
    const isLast = month === months;
    if (terms.repayment === 'amortising') payments.push({ month, amount: each });
    else if (terms.repayment === 'interest_only') {
      payments.push({ month, amount: interest + (isLast ? owed : 0n) });
    } else {
      owed += interest;
      payments.push({ month, amount: isLast ? owed : 0n });
    }
  }
  return payments;
};

/** Newton's method on the monthly discount factor, from the side on which it cannot overshoot. */
const yearlyCost = (payments: readonly Payment[], exitFee: number, paidOut: number): number => {
  const flows = payments.map(({ amount }) => Number(amount / 10n ** 24n) / 1e16);
  const last = flows.length - 1;
  flows[last] = (flows[last] ?? 0) + exitFee;
  let factor = 1;
  for (let step = 0; step < 500; step += 1) {
    let worth = 0;
    let slope = 0;
    for (const [index, flow] of flows.entries()) {
      worth += flow * factor ** (index + 1);
      slope += flow * (index + 1) * factor ** index;
    }
    factor -= (worth - paidOut) / slope;
  }
  return (factor ** -12 - 1) * 100;
};

/** As the contract states, for valid terms that are not revolving. */
export const referenceFigures = (terms: OfferTerms & { termMonths: number }): OfferFigures => {
  const payments = paymentsOf(terms, terms.termMonths);
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n);
  const atStart = terms.arrangementFeePence + terms.brokerFeePence + terms.otherFeesPence;
  const paidOut = terms.amountPence - atStart;
  const first = payments[0]?.amount ?? 0n;
  const monthly =
    terms.repayment === 'amortising'
      ? first
      : terms.repayment === 'interest_only'
        ? times(decimal(terms.amountPence), monthlyRate(terms))
        : 0n;
  return {
    monthlyPaymentPence: pence(monthly),
    finalPaymentPence: pence(payments.at(-1)?.amount ?? 0n),
    totalRepayablePence: pence(total),
    totalCostPence: pence(total) - terms.amountPence + atStart + terms.exitFeePence,
    effectiveAnnualRate: paidOut > 0 ? yearlyCost(payments, terms.exitFeePence, paidOut) : null,
  };
};
