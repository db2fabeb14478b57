import type { Stage } from '../application-status.js';
import type { NextStepSubject } from './step.js';

/** An offer that its lender has not withdrawn. Dates are in London. */
export interface OfferFacts {
  readonly id: string;
  readonly expiresOn: string | null;
  readonly isShared: boolean;
  readonly isChosen: boolean;
}

/** A case with one lender: its live submission, if any, and the client's consent, if requested. */
export interface DealFacts {
  /** The submission, or without one the consent. */
  readonly subject: Pick<NextStepSubject, 'id'> & { readonly type: 'submission' | 'consent' };
  readonly lender: string;
  /** Null without a submission. */
  readonly state: 'draft' | 'sent' | 'info_requested' | 'offered' | 'accepted' | 'completed' | null;
  /** ISO 8601: when the state last changed, or without a submission the consent. */
  readonly movedAt: string;
  readonly consent: 'asked' | 'given' | 'refused' | 'withdrawn' | null;
  /** ISO 8601: when the client was last asked by email. */
  readonly askedAt: string | null;
  /** Oldest first. */
  readonly offers: readonly OfferFacts[];
}

export interface TaskFacts {
  readonly id: string;
  readonly title: string;
  /** A date in London. */
  readonly dueOn: string;
  readonly kind: string;
}

/** What a lender still owes the firm for a completion. */
export interface ReceivableFacts {
  readonly id: string;
  readonly lender: string;
  readonly openPence: number;
  /** A date in London. */
  readonly expectedOn: string;
}

/** The facts that determine the next step. */
export interface CaseFacts {
  readonly stage: Stage;
  readonly isOwned: boolean;
  readonly isDuplicate: boolean;
  /** ISO 8601: the time by which the client was promised a response; null once kept. */
  readonly answerDueAt: string | null;
  readonly awaitsPerimeterCheck: boolean;
  /** Oldest first. */
  readonly deals: readonly DealFacts[];
  /** A case completes once, so one is open at most; null also before it completes. */
  readonly receivable: ReceivableFacts | null;
  /** The open task that is due first. */
  readonly task: TaskFacts | null;
}
