/** What can be put on hold. */
export const HOLD_SUBJECTS = ['application', 'introducer', 'contact-message'] as const;
export type HoldSubject = (typeof HOLD_SUBJECTS)[number];

/** Keeps a record from retention and erasure, with a reason, until it ends. */
export class Hold {
  readonly id: string;
  readonly subjectType: HoldSubject;
  readonly subjectId: string;
  readonly reason: string;
  readonly placedBy: string | null;
  readonly placedAt: Date;
  /** The first day in London without it; null where it is ended by hand. */
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

  /** Whether its day has come. */
  isOver(today: string): boolean {
    return this.endedAt !== null || (this.endsOn !== null && this.endsOn <= today);
  }

  /** False when it was ended before. */
  end(by: string | null, at: Date): boolean {
    if (this.endedAt) return false;
    this.endedBy = by;
    this.endedAt = at;
    return true;
  }
}
