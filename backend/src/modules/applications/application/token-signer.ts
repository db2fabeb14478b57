/** The two addresses an applicant is given: whoever holds one may open it, so they are secrets. */
export interface ApplicantLinks {
  readonly resultsToken: string;
  readonly resultsUrl: string;
  readonly statusToken: string;
  readonly statusUrl: string;
}

export abstract class TokenSigner {
  /** The links of an application: always the same while the secrets stay. Several secrets make several, newest first. */
  abstract linksOf(applicationId: string): readonly [ApplicantLinks, ...ApplicantLinks[]];
  /** What is kept of a token: it is recognised by it, and cannot be made from it. */
  abstract digestOf(token: string): string;
}
