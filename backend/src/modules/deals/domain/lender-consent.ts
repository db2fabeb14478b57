import type { ConsentState, ConsentVia } from './consent-states.js';
import { LenderRecord, type SubmissionLender } from './lender-record.js';

/** Who took an answer, and how. */
export interface AnswerSource {
  readonly via: ConsentVia;
  /** The member of the staff who recorded it; null for an answer by the link. */
  readonly recordedBy: string | null;
}

/** Whether a client agrees that the details of one application go to one lender. */
export class LenderConsent extends LenderRecord {
  state: ConsentState = 'asked';
  via: ConsentVia | null = null;
  /** When the client was asked last by mail; null for an answer that nobody asked for by mail. */
  askedAt: Date | null = null;
  answeredAt: Date | null = null;
  recordedBy: string | null = null;

  /** Neither asked for nor answered yet. */
  static about(id: string, applicationId: string, lender: SubmissionLender, at: Date): LenderConsent {
    return new LenderConsent(id, applicationId, lender, at);
  }

  /** Whether the client can answer by the link: until the details were sent, or once asked again after that. */
  isOpen(sentAt: Date | null): boolean {
    return sentAt === null || (this.askedAt !== null && this.askedAt > sentAt);
  }

  /** A yes stands: of that nobody is asked again, and this gives false. */
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

  /** A no after a yes is a withdrawal. The same answer again changes nothing, and this gives false. */
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
