export interface StoredMatch {
  /** The lender's. */
  readonly id: string;
  readonly name: string;
  /** Percent. */
  readonly score: number;
}

/** The number of matches stored with an application. */
export const MAX_STORED_MATCHES = 20;

/** The matching result at submission, or at the last later answer. */
export interface StoredMatches {
  /** Best first. */
  readonly best: readonly StoredMatch[];
  readonly ruleVersion: string;
}
