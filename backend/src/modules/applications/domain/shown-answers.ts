import type { Answers } from '#kernel/lending/answers.js';

/** What a results page shows of an enquiry: what bears on the matches, but for addresses, and nothing personal. */
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
