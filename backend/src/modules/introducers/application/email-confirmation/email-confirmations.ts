export interface EmailConfirmation {
  readonly id: string;
  readonly introducerId: string;
  /** Only the digest of the token in its link is stored. */
  readonly digest: string;
}

/** One that is unused and within its seven days. */
export interface OpenEmailConfirmation extends EmailConfirmation {
  readonly expiresAt: Date;
}

/** Pending confirmations of partners' email addresses. */
export abstract class EmailConfirmations {
  /** Replaces an earlier one of the same partner. */
  abstract open(confirmation: EmailConfirmation): Promise<void>;
  /** The partner's open one. */
  abstract find(introducerId: string): Promise<OpenEmailConfirmation | null>;
  /** Uses it and returns the partner; null if none is open. Of two concurrent uses, one succeeds. */
  abstract use(digest: string): Promise<string | null>;
}
