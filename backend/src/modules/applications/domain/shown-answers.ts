import type { Answers } from '#kernel/lending/answers.js';

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

export const shownAnswers = (answers: Answers): ShownAnswers =>
  Object.fromEntries(SHOWN_ANSWERS.map((name) => [name, answers[name]])) as ShownAnswers;
