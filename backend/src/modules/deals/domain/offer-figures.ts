import { InvalidInput, type FieldError } from '#kernel/errors.js';

/** The unit of a rate: percent a year, percent a month, percent of the amount a year, or a multiple of the amount. */
export const RATE_KINDS = ['annual', 'monthly', 'flat', 'factor'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

export const REPAYMENTS = ['amortising', 'interest_only', 'rolled_up', 'revolving'] as const;
export type Repayment = (typeof REPAYMENTS)[number];

export const FEES = ['arrangementFeePence', 'brokerFeePence', 'otherFeesPence', 'exitFeePence'] as const;
export type Fee = (typeof FEES)[number];

/** The terms of an offer; money in whole pence, a rate with at most four decimals. */
export interface OfferTerms extends Readonly<Record<Fee, number>> {
  readonly amountPence: number;
  /** Null for a revolving facility without a term; with a term, nothing is calculated either. */
  readonly termMonths: number | null;
  readonly rateKind: RateKind;
  readonly rate: number;
  readonly repayment: Repayment;
}

/** All null for a revolving facility, whose cost depends on how much is drawn. */
export interface OfferFigures {
  /** The monthly payment; 0 if everything is paid at the end. */
  readonly monthlyPaymentPence: number | null;
  /** The last payment, including that month's. */
  readonly finalPaymentPence: number | null;
  /** The sum of the payments, without fees. */
  readonly totalRepayablePence: number | null;
  /** What is repaid beyond the amount, plus all fees. */
  readonly totalCostPence: number | null;
  /** In percent, with two decimals; null also if the initial fees use up the amount. */
  readonly effectiveAnnualRate: number | null;
}

/** The largest plausible rate of each kind. */
export const LARGEST_RATE: Record<RateKind, number> = { annual: 500, monthly: 50, flat: 500, factor: 10 };
export const MAX_TERM_MONTHS = 480;
/** £10bn. */
const LARGEST_SUM = 1e12;
const RATE_UNITS = 10_000;
/** Units per percent, and per whole. */
const PERCENT_UNITS = 100n * BigInt(RATE_UNITS);
const MONTHS = 12n;

const isSum = (pence: number, least: number): boolean =>
  Number.isInteger(pence) && pence >= least && pence <= LARGEST_SUM;

const errorOfTerm = ({ termMonths, repayment }: OfferTerms): string | null => {
  if (termMonths === null) {
    return repayment === 'revolving' ? null : 'Enter the term in months';
  }
  const isTerm = Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= MAX_TERM_MONTHS;
  return isTerm ? null : `The term must be 1 to ${MAX_TERM_MONTHS} whole months`;
};

const errorOfRate = ({ rate, rateKind }: OfferTerms): string | null => {
  const largest = LARGEST_RATE[rateKind];
  if (rateKind === 'factor' && !(rate >= 1 && rate <= largest)) {
    return `The factor must be 1 to ${largest}: the total repaid for each £1`;
  }
  if (!(rate >= 0 && rate <= largest)) return `The rate must be 0 to ${largest} percent`;
  const units = rate * RATE_UNITS;
  return Math.abs(units - Math.round(units)) < 1e-6 ? null : 'The rate can have at most four decimals';
};

const errorOfRepayment = ({ rateKind, repayment }: OfferTerms): string | null =>
  (rateKind === 'flat' || rateKind === 'factor') && repayment !== 'amortising'
    ? 'Flat rates and factors require monthly payments of capital and interest'
    : null;

/** Errors in terms, by field. */
const errorsOf = (terms: OfferTerms): FieldError[] => {
  const feeError = 'The fee must be £0 to £10bn';
  const sentences: [keyof OfferTerms, string | null][] = [
    ['amountPence', isSum(terms.amountPence, 1) ? null : 'The amount must be more than £0, up to £10bn'],
    ['termMonths', errorOfTerm(terms)],
    ['rate', errorOfRate(terms)],
    ['repayment', errorOfRepayment(terms)],
    ...FEES.map((fee): [Fee, string | null] => [fee, isSum(terms[fee], 0) ? null : feeError]),
  ];
  return sentences.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
};

/** Exact payments: `monthly` each month, and `lump` with the last; both in pence times `scale`. */
interface Plan {
  readonly months: bigint;
  readonly monthly: bigint;
  readonly lump: bigint;
  readonly scale: bigint;
}

const amortised = (amount: bigint, months: bigint, units: bigint, whole: bigint): Plan => {
  if (units === 0n) return { months, monthly: amount, lump: 0n, scale: months };
  const grown = (whole + units) ** months;
  return {
    months,
    monthly: amount * units * grown,
    lump: 0n,
    scale: whole * (grown - whole ** months),
  };
};

const planOf = (terms: OfferTerms, term: number): Plan => {
  const amount = BigInt(terms.amountPence);
  const months = BigInt(term);
  const units = BigInt(Math.round(terms.rate * RATE_UNITS));
  if (terms.rateKind === 'factor') {
    return { months, monthly: amount * units, lump: 0n, scale: BigInt(RATE_UNITS) * months };
  }
  if (terms.rateKind === 'flat') {
    const whole = PERCENT_UNITS * MONTHS;
    return { months, monthly: amount * (whole + units * months), lump: 0n, scale: whole * months };
  }
  /** The monthly rate is `units` of this. */
  const whole = terms.rateKind === 'annual' ? PERCENT_UNITS * MONTHS : PERCENT_UNITS;
  if (terms.repayment === 'interest_only') {
    return { months, monthly: amount * units, lump: amount * whole, scale: whole };
  }
  if (terms.repayment === 'rolled_up') {
    return { months, monthly: 0n, lump: amount * (whole + units) ** months, scale: whole ** months };
  }
  return amortised(amount, months, units, whole);
};

/** Rounds half up; nothing here is negative. */
const toPenny = (value: bigint, scale: bigint): number => Number((2n * value + scale) / (2n * scale));

/** As exact as a number allows; the powers of a long term are too large to convert separately. */
const quotient = (value: bigint, scale: bigint): number =>
  Number(value / scale) + Number(((value % scale) * 2n ** 64n) / scale) / 2 ** 64;

/** The rate at which the payments and the exit fee are worth what was paid out at the start. */
const annualRateOf = (terms: OfferTerms, plan: Plan): number | null => {
  const paidOut = terms.amountPence - terms.arrangementFeePence - terms.brokerFeePence - terms.otherFeesPence;
  if (paidOut <= 0) return null;
  const months = Number(plan.months);
  const monthly = quotient(plan.monthly, plan.scale);
  const atEnd = quotient(plan.lump, plan.scale) + terms.exitFeePence;
  /** `growth` is the logarithm of what £1 becomes in a month. */
  const worth = (growth: number): number => {
    const annuity = growth === 0 ? months : -Math.expm1(-growth * months) / Math.expm1(growth);
    return monthly * annuity + atEnd * Math.exp(-growth * months);
  };
  let low = 0;
  let high = 1;
  while (worth(high) > paidOut) high *= 2;
  for (let middle = high / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (worth(middle) > paidOut) low = middle;
    else high = middle;
  }
  return Math.round(Math.expm1(12 * high) * RATE_UNITS) / 100;
};

const NO_FIGURES: OfferFigures = {
  monthlyPaymentPence: null,
  finalPaymentPence: null,
  totalRepayablePence: null,
  totalCostPence: null,
  effectiveAnnualRate: null,
};

/**
 * The cost of an offer, on one basis for all. Rounded only at the end: payments are exact fractions. Throws
 * `InvalidInput` with a message for each field of implausible terms.
 */
export const offerFigures = (terms: OfferTerms): OfferFigures => {
  const errors = errorsOf(terms);
  if (errors.length > 0) throw new InvalidInput(errors);
  if (terms.repayment === 'revolving' || terms.termMonths === null) return NO_FIGURES;

  const plan = planOf(terms, terms.termMonths);
  const { monthly, lump, months, scale } = plan;
  const repaid = monthly * months + lump;
  const fees = FEES.reduce((sum, fee) => sum + terms[fee], 0);
  const totalRepayablePence = toPenny(repaid, scale);
  const totalCostPence = totalRepayablePence - terms.amountPence + fees;
  if (!Number.isSafeInteger(totalRepayablePence)) {
    throw new InvalidInput([
      { field: 'rate', message: 'The total to repay is too high with this rate and term. Check both.' },
    ]);
  }
  return {
    monthlyPaymentPence: toPenny(monthly, scale),
    finalPaymentPence: toPenny(monthly + lump, scale),
    totalRepayablePence,
    totalCostPence,
    effectiveAnnualRate: annualRateOf(terms, plan),
  };
};
