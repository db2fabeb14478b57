import type { Answers } from '#kernel/lending/answers.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { readAskInPence, type MoneySpan } from '#kernel/money/money.js';

/** Whether the loan may be regulated; 'ask' if the answers do not tell. */
export const PERIMETER_ANSWERS = ['outside', 'may_be_regulated', 'ask'] as const;
export type PerimeterAnswer = (typeof PERIMETER_ANSWERS)[number];

/** What staff found with the client. Only a firm with permission may arrange a regulated loan. */
export const PERIMETER_OUTCOMES = ['not_regulated', 'exempt', 'regulated'] as const;
export type PerimeterOutcome = (typeof PERIMETER_OUTCOMES)[number];

/** The result of a check by staff. */
export interface PerimeterFinding {
  /** Null if only the check was recorded. */
  readonly outcome: PerimeterOutcome | null;
  /** What settled it, for staff. */
  readonly note: string | null;
}

/**
 * Thresholds in whole pounds up to which a business loan to a sole trader or a small partnership can be regulated,
 * each from a date on: since 2008 by section 16B of the Consumer Credit Act 1974, and since April 2014 by article 60C
 * of the Regulated Activities Order. Oldest first: add a line for a new threshold and keep the earlier ones.
 */
const THRESHOLDS = [{ from: '2008-04-06', pounds: 25_000 }] as const;

export interface Threshold {
  /** A date in London, YYYY-MM-DD. */
  readonly from: string;
  readonly pounds: number;
}

/** The reason for the result; perimeter-words has its wording. */
export type PerimeterReason =
  | 'legal-form-unknown'
  | 'legal-form-other'
  | 'home-not-sure'
  | 'company'
  | 'company-home'
  | 'home'
  | 'small-loan'
  | 'small-loan-home-unknown'
  | 'amount-around-threshold'
  | 'amount-unreadable'
  | 'large-loan';

export interface Perimeter {
  readonly answer: PerimeterAnswer;
  readonly reason: PerimeterReason;
  /** Whole pounds: the threshold on that date. */
  readonly threshold: number;
}

export type PerimeterAnswers = Pick<Answers, 'legalForm' | 'securedOnHome' | 'amount'>;

const ANSWERS: Readonly<Record<PerimeterReason, PerimeterAnswer>> = {
  'legal-form-unknown': 'ask',
  'legal-form-other': 'ask',
  'home-not-sure': 'ask',
  company: 'outside',
  'company-home': 'ask',
  home: 'may_be_regulated',
  'small-loan': 'may_be_regulated',
  'small-loan-home-unknown': 'ask',
  'amount-around-threshold': 'ask',
  'amount-unreadable': 'ask',
  'large-loan': 'outside',
};

/** Legal forms that the law treats as individuals, and those that it does not. */
const INDIVIDUALS: readonly string[] = ['sole_trader', 'partnership_2_3'];
const COMPANIES: readonly string[] = ['limited_company', 'llp', 'partnership_4_plus', 'charity'];

/**
 * The result for an application received at a given time. An automatic check for people to continue, not legal
 * advice: unless it is 'outside', nothing goes to a lender before staff have recorded their own check.
 */
export const perimeterOf = (
  answers: PerimeterAnswers,
  receivedAt: Date,
  thresholds: readonly [Threshold, ...Threshold[]] = THRESHOLDS,
): Perimeter => {
  const day = londonIsoDay(receivedAt);
  const { pounds } = thresholds.findLast(({ from }) => from <= day) ?? thresholds[0];
  const reason = reasonOf(answers, pounds);
  return { answer: ANSWERS[reason], reason, threshold: pounds };
};

const reasonOf = (
  { legalForm, securedOnHome, amount }: PerimeterAnswers,
  threshold: number,
): PerimeterReason => {
  if (securedOnHome === 'not_sure') return 'home-not-sure';
  if (legalForm === null) return 'legal-form-unknown';
  const onHome = securedOnHome === 'yes';
  if (COMPANIES.includes(legalForm)) return onHome ? 'company-home' : 'company';
  if (!INDIVIDUALS.includes(legalForm)) return 'legal-form-other';
  return onHome ? 'home' : sizeOf(readAskInPence(amount), threshold * 100, securedOnHome !== null);
};

/** Compared in pence: a penny over the threshold is over it. */
const sizeOf = (ask: MoneySpan | null, threshold: number, homeIsKnown: boolean): PerimeterReason => {
  if (ask === null) return 'amount-unreadable';
  if (ask.from > threshold) return 'large-loan';
  if (ask.openEnded || ask.to > threshold) return 'amount-around-threshold';
  return homeIsKnown ? 'small-loan' : 'small-loan-home-unknown';
};
