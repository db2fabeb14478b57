export interface LenderCounts {
  readonly total: number;
  readonly active: number;
}

/** Figures over the directory, for the broker's staff. */
export abstract class LenderFigures {
  /** As the directory stands at this moment. */
  abstract count(): Promise<LenderCounts>;
}
