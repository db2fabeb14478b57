/** What visitors submit through forms with a honeypot, as the activity log names the records that come of it. */
export const HELD_KINDS = ['application', 'contact-message', 'complaint'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** A submission that filled in the honeypot, as it was answered to its sender. */
export interface HeldSubmission {
  /** Of the record that it becomes when it is released. */
  readonly id: string;
  readonly kind: HeldKind;
  readonly name: string;
  readonly email: string;
  /** What the sender filled in, by field; null where a field was left blank. */
  readonly written: Readonly<Record<string, string | null>>;
  /** What else its release needs to know. JSON. */
  readonly context: unknown;
  readonly createdAt: Date;
}

/** Submissions that may be spam: kept aside for staff, and in no list, figure or email until they are released. */
export abstract class HeldSubmissions {
  /** Inside the running unit of work. Of too many the oldest go. */
  abstract hold(submission: HeldSubmission): Promise<void>;
  /**
   * Takes one away, inside the running unit of work: others who want it wait until that ends.
   * @throws HeldSubmissionNotFound
   */
  abstract take(id: string): Promise<HeldSubmission>;
}

/** Contributed by the module that a kind of submission belongs to. */
export abstract class ReleasesHeld {
  abstract readonly kind: HeldKind;
  /** Makes of a submission what it would have become at once; inside the running unit of work. */
  abstract release(submission: HeldSubmission): Promise<void>;
}
