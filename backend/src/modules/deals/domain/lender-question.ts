import { HOUR_MS } from '#kernel/time/time-units.js';
import { LenderRecord, type SubmissionLender } from './lender-record.js';

/** A question of an applicant about a lender, from the results page. */
export class LenderQuestion extends LenderRecord {
  /** Null for a request to call without further text. */
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

  /** When the next question about the same lender is accepted. */
  get nextFrom(): Date {
    return new Date(this.createdAt.getTime() + HOUR_MS);
  }
}
