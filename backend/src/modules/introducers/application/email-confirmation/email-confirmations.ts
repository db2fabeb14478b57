export interface EmailConfirmation {
  readonly id: string;
  readonly introducerId: string;
  /** All that is kept of the token in its link. */
  readonly digest: string;
}

/** One that is not used, and whose seven days are not over. */
export interface OpenEmailConfirmation extends EmailConfirmation {
  readonly expiresAt: Date;
}

/** What partners are asked by mail to confirm: that their address is theirs. */
export abstract class EmailConfirmations {
  /** Takes the place of an earlier one of the same partner. */
  abstract open(confirmation: EmailConfirmation): Promise<void>;
  /** The partner's own that is open. */
  abstract find(introducerId: string): Promise<OpenEmailConfirmation | null>;
  /** Whose it was; null when none is open. Of two who use it at the same moment, one does. */
  abstract use(digest: string): Promise<string | null>;
}
