import type { Earning } from './earn-commission.js';

/** A lender's payment to the broker for a completed submission: at completion, or later. */
export interface LenderReceipt extends Earning {
  readonly id: string;
  readonly submissionId: string;
  /** The completion that it belongs to. After a reversal, a new completion starts without payments. */
  readonly completionId: string;
  /** A date in London: '2026-03-12'. */
  readonly receivedOn: string;
  readonly createdAt: Date;
}
