import type { Answers } from '../domain/answers.js';

/** What an enquiry says that the matching rule reads, and whose it is. */
export interface RecentEnquiry {
  readonly id: string;
  readonly companyName: string;
  readonly createdAt: Date;
  readonly answers: Pick<Answers, (typeof RULE_ANSWERS)[number]>;
}

/** The answers that the matching rule reads. */
export const RULE_ANSWERS = [
  'fundingType',
  'amount',
  'tradingHistory',
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
  'propertyAddress',
  'registeredAddress',
] as const satisfies readonly (keyof Answers)[];

/** What was asked for of late, visitors' and partners' enquiries alike. */
export abstract class RecentEnquiries {
  /** Those that came since then, the latest first, at most so many. */
  abstract latest(since: Date, most: number): Promise<readonly RecentEnquiry[]>;
}
