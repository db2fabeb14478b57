export type LinkPurpose =
  | 'applicant-link:results'
  | 'applicant-link:status'
  | 'calendar'
  | 'email-confirmation'
  | 'password-reset'
  | 'staff-invitation';

/**
 * The secrets in emailed links: derived from ids, so that the same link can be sent again although only a digest is
 * stored.
 */
export abstract class LinkTokens {
  /** The tokens of a record for one purpose: the current one first, then those under rotated secrets. */
  abstract underEachSecret(purpose: LinkPurpose, id: string): readonly [string, ...string[]];
  /** What is stored of a token: it identifies the token, and cannot be reversed. */
  abstract digestOf(token: string): string;

  /** The current token. */
  newest(purpose: LinkPurpose, id: string): string {
    return this.underEachSecret(purpose, id)[0];
  }

  /** The token with this digest, even if it was created under a secret that was rotated since. */
  withDigest(digest: string, purpose: LinkPurpose, id: string): string | undefined {
    return this.underEachSecret(purpose, id).find((token) => this.digestOf(token) === digest);
  }
}
