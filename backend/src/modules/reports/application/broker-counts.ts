/** How much of everything the broker has. */
export interface Counts {
  readonly introducers: number;
  readonly applications: {
    readonly total: number;
    readonly pending: number;
    readonly approved: number;
    readonly rejected: number;
  };
  readonly lenders: {
    readonly total: number;
    readonly active: number;
  };
}

/** Asks the modules that keep them. */
export abstract class BrokerCounts {
  /** As they are at this moment. */
  abstract read(): Promise<Counts>;
}
