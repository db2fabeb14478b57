import type { Earning } from './earn-commission.js';

/** What a partner earned by: a completion, or a payment of its lender. Terms look at all events of a completion. */
export interface CommissionableEvent extends Earning {
  readonly id: string;
  readonly submissionId: string;
  /** The completion that it belongs to. After a reversal, a new completion starts without events. */
  readonly completionId: string;
  /** A date in London: '2026-03-12'. */
  readonly receivedOn: string;
  readonly createdAt: Date;
}
