export interface StoredLinks {
  readonly applicationId: string;
  readonly resultsDigest: string;
  readonly statusDigest: string;
  /** When the results link expires; the status link works at least as long. */
  readonly expiresAt: Date;
  /** How often the links were replaced; each renewal changes the tokens. */
  readonly renewals: number;
}

/** The links of an application, with what decides whether they work. */
export interface KeptLinks extends StoredLinks {
  readonly revokedAt: Date | null;
  /** When the application was completed or closed; null while it is open. */
  readonly settledAt: Date | null;
}

export type LinkKind = 'results' | 'status';

/** Issued links, by the digests of their tokens, including expired and withdrawn ones. */
export abstract class LinkRepository {
  /** Null for an application without links. */
  abstract findStored(applicationId: string): Promise<KeptLinks | null>;
  /** Null if unknown. */
  abstract find(kind: LinkKind, digest: string): Promise<KeptLinks | null>;
  /**
   * The application with this email key that has the link with this digest, of either kind; else the newest one with
   * the address; null if there is none.
   */
  abstract applicationOf(emailKey: string, digest: string): Promise<string | null>;
  /**
   * Replaces the links of an application: earlier ones stop working, and the new ones work even after a withdrawal.
   */
  abstract replace(links: StoredLinks): Promise<void>;
  /** Withdraws both links of an application. Returns whether this call did. */
  abstract revoke(applicationId: string): Promise<boolean>;
}
