/** Kinds of submissions from forms with a honeypot, by the names of their records in the activity log. */
export const HELD_KINDS = ['application', 'contact-message', 'complaint'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** A submission that filled in the honeypot, as confirmed to its sender. */
export interface HeldSubmission<Written extends object = object, Context = unknown> {
  /** The id of the record that it becomes on release. */
  readonly id: string;
  readonly kind: HeldKind;
  readonly name: string;
  readonly email: string;
  /** What the sender filled in, by field; null for a blank field. */
  readonly written: Written;
  /** Further data for its release. JSON. */
  readonly context: Context;
  readonly createdAt: Date;
}

/** Possible spam: held for staff, and in no list, figure or email until it is released. */
export abstract class HeldSubmissions {
  /** Call it inside the running unit of work. Above the maximum, the oldest are deleted. */
  abstract hold(submission: HeldSubmission): Promise<void>;
  /**
   * Removes and returns one inside the running unit of work: concurrent requests for it wait.
   * @throws HeldSubmissionNotFound
   */
  abstract take(id: string): Promise<HeldSubmission>;
}

/** Contributed by the module of a kind of submission. */
export abstract class ReleasesHeld {
  abstract readonly kind: HeldKind;
  /** Creates what the submission, as its module held it, would have become, inside the running unit of work. */
  abstract release(submission: HeldSubmission): Promise<void>;
}
