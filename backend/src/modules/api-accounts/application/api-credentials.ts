export interface IssuedCredentials {
  /** Identifies the account; not secret. */
  readonly username: string;
  /** 256 random bits. Returned once, never stored. */
  readonly secret: string;
  readonly digest: string;
}

/** Credentials of systems. Secrets are random, so a plain digest reveals nothing. */
export abstract class ApiCredentials {
  abstract issue(): IssuedCredentials;
  /** In constant time. Without a digest (an unknown username) the same work is done and the result is false. */
  abstract matches(secret: string, digest: string | null): boolean;
}
