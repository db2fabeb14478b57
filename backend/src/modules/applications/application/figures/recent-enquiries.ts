import type { Answers } from '#kernel/lending/answers.js';

/** What an enquiry says that the matching rule reads, and whose it is. */
export interface RecentEnquiry {
  readonly id: string;
  readonly companyName: string;
  readonly createdAt: Date;
  /** Those that the rule reads. */
  readonly answers: Pick<Answers, 'fundingType' | 'amount'> & Partial<Answers>;
}

/** What was asked for of late, visitors' and partners' enquiries alike. */
export abstract class RecentEnquiries {
  /** Those that came since then, the latest first, at most so many. */
  abstract latest(since: Date, most: number): Promise<readonly RecentEnquiry[]>;
}
