import type { Earning } from './earn-commission.js';

/** What a lender paid the broker for a completed submission: with its completion, or later. */
export interface LenderReceipt extends Earning {
  readonly id: string;
  readonly submissionId: string;
  /** The completion that it belongs to. One that is reversed and completed anew begins without receipts. */
  readonly completionId: string;
  /** A day in London: '2026-03-12'. */
  readonly receivedOn: string;
  readonly createdAt: Date;
}
