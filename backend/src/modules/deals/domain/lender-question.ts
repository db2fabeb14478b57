import { HOUR_MS } from '#kernel/time/time-units.js';
import { LenderRecord, type SubmissionLender } from './lender-record.js';

/** What an applicant asks us about a lender from their results. */
export class LenderQuestion extends LenderRecord {
  /** Null where they ask us to call about the lender, and say no more. */
  readonly message: string | null;

  private constructor(
    id: string,
    applicationId: string,
    lender: SubmissionLender,
    message: string | null,
    at: Date,
  ) {
    super(id, applicationId, lender, at);
    this.message = message;
  }

  static about(
    id: string,
    applicationId: string,
    lender: SubmissionLender,
    message: string | null,
    at: Date,
  ): LenderQuestion {
    return new LenderQuestion(id, applicationId, lender, message, at);
  }

  /** When the next question about the same lender is taken. */
  get nextFrom(): Date {
    return new Date(this.createdAt.getTime() + HOUR_MS);
  }
}
