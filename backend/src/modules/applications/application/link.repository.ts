export interface StoredLinks {
  readonly applicationId: string;
  readonly resultsDigest: string;
  readonly statusDigest: string;
  readonly expiresAt: Date;
}

export type LinkKind = 'results' | 'status';

export interface OpenLink {
  readonly applicationId: string;
  readonly expiresAt: Date;
}

/** Which links were given out, by the digests of their tokens. */
export abstract class LinkRepository {
  /** Null for an application that has no links. */
  abstract findDigests(
    applicationId: string,
  ): Promise<Pick<StoredLinks, 'resultsDigest' | 'statusDigest'> | null>;
  /** Null for one that is unknown, expired or revoked. */
  abstract find(kind: LinkKind, digest: string, now: Date): Promise<OpenLink | null>;
  /** Both links of an application. Answers whether they worked until now. */
  abstract revoke(applicationId: string): Promise<boolean>;
}
