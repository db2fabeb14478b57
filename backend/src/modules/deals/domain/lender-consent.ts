import type { ConsentState, ConsentVia } from './consent-states.js';
import { LenderRecord, type SubmissionLender } from './lender-record.js';

/** How an answer was given, and who recorded it. */
export interface AnswerSource {
  readonly via: ConsentVia;
  /** The member of staff who recorded it; null for an answer through the link. */
  readonly recordedBy: string | null;
}

/** A client's consent to send the details of one application to one lender. */
export class LenderConsent extends LenderRecord {
  state: ConsentState = 'asked';
  via: ConsentVia | null = null;
  /** When the client was last asked by email; null if never. */
  askedAt: Date | null = null;
  answeredAt: Date | null = null;
  recordedBy: string | null = null;

  /** Neither requested nor answered yet. */
  static about(id: string, applicationId: string, lender: SubmissionLender, at: Date): LenderConsent {
    return new LenderConsent(id, applicationId, lender, at);
  }

  /** Whether the client can answer through the link: until the details were sent, or if asked again after that. */
  isOpen(sentAt: Date | null): boolean {
    return sentAt === null || (this.askedAt !== null && this.askedAt > sentAt);
  }

  /** Returns false if the client has consented, and does not ask again. */
  ask(at: Date): boolean {
    if (this.state === 'given') return false;
    this.state = 'asked';
    this.askedAt = at;
    this.answeredAt = null;
    this.via = null;
    this.recordedBy = null;
    this.updatedAt = at;
    return true;
  }

  /** A no after a yes is a withdrawal. Returns false if the answer is unchanged. */
  answer(isYes: boolean, { via, recordedBy }: AnswerSource, at: Date): boolean {
    const to = isYes ? 'given' : this.refusal;
    if (to === this.state) return false;
    this.state = to;
    this.via = via;
    this.recordedBy = recordedBy;
    this.answeredAt = at;
    this.updatedAt = at;
    return true;
  }

  private get refusal(): ConsentState {
    return this.state === 'given' || this.state === 'withdrawn' ? 'withdrawn' : 'refused';
  }
}
