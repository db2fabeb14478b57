export interface StoredLinks {
  readonly applicationId: string;
  readonly resultsDigest: string;
  readonly statusDigest: string;
  /** Of the results link; the status link works at least as long. */
  readonly expiresAt: Date;
  /** How often they were replaced by new ones: each time makes other tokens. */
  readonly renewals: number;
}

/** The links of an application, with what decides whether they work. */
export interface KeptLinks extends StoredLinks {
  readonly revokedAt: Date | null;
  /** When the application was completed or closed; null while it is open. */
  readonly settledAt: Date | null;
}

export type LinkKind = 'results' | 'status';

/** Which links were given out, by the digests of their tokens; also those that have expired or been revoked. */
export abstract class LinkRepository {
  /** Null for an application that has no links. */
  abstract findStored(applicationId: string): Promise<KeptLinks | null>;
  /** Null for one that is unknown. */
  abstract find(kind: LinkKind, digest: string): Promise<KeptLinks | null>;
  /**
   * The application with this email address (as its key) that the link of this digest belongs to, of whichever kind,
   * else the newest with the address; null where none has it.
   */
  abstract applicationOf(emailKey: string, digest: string): Promise<string | null>;
  /** Keeps other links of an application: the earlier ones no longer work, and these do, also where they were withdrawn. */
  abstract replace(links: StoredLinks): Promise<void>;
  /** Both links of an application. Answers whether they were withdrawn by this call. */
  abstract revoke(applicationId: string): Promise<boolean>;
}
