/** Kinds of records that can be put on hold. */
export const HOLD_SUBJECTS = ['application', 'introducer', 'contact-message'] as const;
export type HoldSubject = (typeof HOLD_SUBJECTS)[number];

/** Protects a record from retention and erasure, with a reason, until it ends. */
export class Hold {
  readonly id: string;
  readonly subjectType: HoldSubject;
  readonly subjectId: string;
  readonly reason: string;
  readonly placedBy: string | null;
  readonly placedAt: Date;
  /** The expiry date in London; null if it is ended by hand. */
  readonly endsOn: string | null;
  endedBy: string | null = null;
  endedAt: Date | null = null;

  private constructor(
    id: string,
    subject: { readonly type: HoldSubject; readonly id: string },
    reason: string,
    endsOn: string | null,
    by: string | null,
    at: Date,
  ) {
    this.id = id;
    this.subjectType = subject.type;
    this.subjectId = subject.id;
    this.reason = reason;
    this.endsOn = endsOn;
    this.placedBy = by;
    this.placedAt = at;
  }

  static place(
    id: string,
    subject: { readonly type: HoldSubject; readonly id: string },
    reason: string,
    endsOn: string | null,
    by: string | null,
    at: Date,
  ): Hold {
    return new Hold(id, subject, reason, endsOn, by, at);
  }

  /** Whether it has expired. */
  isOver(today: string): boolean {
    return this.endedAt !== null || (this.endsOn !== null && this.endsOn <= today);
  }

  /** False if it had ended already. */
  end(by: string | null, at: Date): boolean {
    if (this.endedAt) return false;
    this.endedBy = by;
    this.endedAt = at;
    return true;
  }
}
