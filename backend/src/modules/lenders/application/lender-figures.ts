export interface LenderCounts {
  readonly total: number;
  readonly active: number;
}

/** An active lender, and when somebody last said that all it states is so; null where nobody has yet. */
export interface LenderConfirmation {
  readonly id: string;
  readonly name: string;
  readonly confirmedAt: Date | null;
}

/** Figures over the directory, for the broker's staff. */
export abstract class LenderFigures {
  /** As the directory stands at this moment. */
  abstract count(): Promise<LenderCounts>;
  /** Of those of them that are there and active. */
  abstract confirmations(ids: readonly string[]): Promise<readonly LenderConfirmation[]>;
}
