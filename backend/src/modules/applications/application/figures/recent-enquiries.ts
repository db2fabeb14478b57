import type { Answers } from '#kernel/lending/answers.js';

/** The answers of an enquiry that the matching rule reads, and its owner. */
export interface RecentEnquiry {
  readonly id: string;
  readonly companyName: string;
  readonly createdAt: Date;
  /** The answers that the rule reads. */
  readonly answers: Pick<Answers, 'fundingType' | 'amount'> & Partial<Answers>;
}

/** Recent enquiries of visitors and partners. */
export abstract class RecentEnquiries {
  /** Enquiries received since then, the latest first, up to a maximum. */
  abstract latest(since: Date, most: number): Promise<readonly RecentEnquiry[]>;
}
