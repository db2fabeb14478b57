export interface StoredMatch {
  /** The lender's. */
  readonly id: string;
  readonly name: string;
  /** Percent. */
  readonly score: number;
}

/** How many matches an application keeps. */
export const MAX_STORED_MATCHES = 20;

/** What the matching rule answered on the day of the submission, or of the last answer that came later. */
export interface StoredMatches {
  /** Best first. */
  readonly best: readonly StoredMatch[];
  readonly ruleVersion: string;
}
