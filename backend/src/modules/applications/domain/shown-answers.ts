import type { Answers } from '#kernel/lending/answers.js';
import { pick } from '#kernel/records.js';

/** The answers shown on a results page: those that affect the matches, without addresses and personal data. */
export const SHOWN_ANSWERS = [
  'fundingType',
  'amount',
  'tradingHistory',
  'annualTurnover',
  'monthlyRevenue',
  'invoiceVolume',
  'creditScore',
  'hasAdverseCredit',
  'businessSector',
  'propertyType',
  'propertyValue',
  'ltv',
  'developmentType',
  'refurbCosts',
] as const satisfies readonly (keyof Answers)[];

export type ShownAnswers = Pick<Answers, (typeof SHOWN_ANSWERS)[number]>;

export const shownAnswers = (answers: Answers): ShownAnswers => pick(answers, SHOWN_ANSWERS);
