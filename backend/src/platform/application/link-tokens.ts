export type LinkPurpose =
  | 'applicant-link:results'
  | 'applicant-link:status'
  | 'calendar'
  | 'email-confirmation'
  | 'password-reset'
  | 'staff-invitation';

/** The secrets in links that people are given: derived, so that they can be given again though only a digest is kept. */
export abstract class LinkTokens {
  /** Those of a record for one purpose: first the one given out today, then those under each secret that was replaced. */
  abstract underEachSecret(purpose: LinkPurpose, id: string): readonly [string, ...string[]];
  /** What is kept of a token: it is recognised by it, and cannot be made from it. */
  abstract digestOf(token: string): string;

  /** The one that is given out today. */
  newest(purpose: LinkPurpose, id: string): string {
    return this.underEachSecret(purpose, id)[0];
  }

  /** The one whose digest is kept, also where it was given out under a secret that was replaced since. */
  withDigest(digest: string, purpose: LinkPurpose, id: string): string | undefined {
    return this.underEachSecret(purpose, id).find((token) => this.digestOf(token) === digest);
  }
}
