/** Amounts drawn down in a period, without reversed ones. */
export interface Drawn {
  readonly count: number;
  readonly drawnPence: number;
}

/** Months in London, by completion date. */
export interface Funded {
  readonly thisMonth: Drawn;
  /** Includes the current month. */
  readonly twelveMonths: Drawn;
}

/** Figures for staff over the deals of all cases. */
export abstract class DealFigures {
  abstract funded(): Promise<Funded>;
}
