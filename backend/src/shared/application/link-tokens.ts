type Purpose =
  | 'applicant-link:results'
  | 'applicant-link:status'
  | 'calendar'
  | 'email-confirmation'
  | 'password-reset'
  | 'staff-invitation';

/** The token of a record for one purpose. */
export type TokenOf = (purpose: Purpose, id: string) => string;

/** The secrets in links that people are given: derived, so that they can be given again though only a digest is kept. */
export abstract class LinkTokens {
  /** What `make` makes of tokens: first of those given out today, then of those under each secret that was replaced. */
  abstract underEachSecret<T>(make: (tokenOf: TokenOf) => T): readonly [T, ...T[]];
  /** What is kept of a token: it is recognised by it, and cannot be made from it. */
  abstract digestOf(token: string): string;

  /** The one that is given out today. */
  newest(purpose: Purpose, id: string): string {
    return this.underEachSecret((tokenOf) => tokenOf(purpose, id))[0];
  }

  /** The one whose digest is kept, also where it was given out under a secret that was replaced since. */
  withDigest(digest: string, purpose: Purpose, id: string): string | undefined {
    const tokens = this.underEachSecret((tokenOf) => tokenOf(purpose, id));
    return tokens.find((token) => this.digestOf(token) === digest);
  }
}
