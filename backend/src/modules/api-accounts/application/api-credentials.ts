export interface IssuedCredentials {
  /** Says which account it is; no secret. */
  readonly username: string;
  /** 256 random bits. Shown once, kept nowhere. */
  readonly secret: string;
  readonly digest: string;
}

/** With what programs sign in. Secrets are random, so a plain digest of one gives nothing away. */
export abstract class ApiCredentials {
  abstract issue(): IssuedCredentials;
  /** In constant time. Without a digest (nobody has this username) the same work is done and the answer is no. */
  abstract matches(secret: string, digest: string | null): boolean;
}
