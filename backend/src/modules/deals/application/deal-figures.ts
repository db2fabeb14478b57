/** What was drawn in a span of time, without what was reversed. */
export interface Drawn {
  readonly count: number;
  readonly drawnPence: number;
}

/** Months of London's calendar, by the day of completion. */
export interface Funded {
  readonly thisMonth: Drawn;
  /** With this month. */
  readonly twelveMonths: Drawn;
}

/** Figures over the deals of all cases, for the broker's staff. */
export abstract class DealFigures {
  abstract funded(): Promise<Funded>;
}
