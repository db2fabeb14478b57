export interface StoredLinks {
  readonly applicationId: string;
  readonly resultsDigest: string;
  readonly statusDigest: string;
  readonly expiresAt: Date;
  /** How often they were replaced by new ones: each time makes other tokens. */
  readonly renewals: number;
}

export type LinkKind = 'results' | 'status';

export interface OpenLink {
  readonly applicationId: string;
  readonly expiresAt: Date;
}

/** Which links were given out, by the digests of their tokens. */
export abstract class LinkRepository {
  /** Null for an application that has no links. */
  abstract findStored(applicationId: string): Promise<StoredLinks | null>;
  /** Null for one that is unknown, expired or revoked. */
  abstract find(kind: LinkKind, digest: string, now: Date): Promise<OpenLink | null>;
  /** Until when the links of an application work; null where they do not. */
  abstract openUntil(applicationId: string, now: Date): Promise<Date | null>;
  /** Keeps other links of an application: the earlier ones no longer work, and these do, also where they were withdrawn. */
  abstract replace(links: StoredLinks): Promise<void>;
  /** Both links of an application. Answers whether they worked until now. */
  abstract revoke(applicationId: string): Promise<boolean>;
}
