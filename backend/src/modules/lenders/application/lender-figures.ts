export interface LenderCounts {
  readonly total: number;
  readonly active: number;
}

/** What anybody may know about the panel as a whole. */
export interface PanelFacts {
  /** Whether an active lender is still as the demonstration panel brought it: public facts, not offers. */
  readonly demonstration: boolean;
  readonly activeLenders: number;
}

/** An active lender, and when somebody last said that all it states is so; null where nobody has yet. */
export interface LenderConfirmation {
  readonly id: string;
  readonly name: string;
  readonly confirmedAt: Date | null;
}

/** Figures over the directory. */
export abstract class LenderFigures {
  /** As the directory stands at this moment. */
  abstract count(): Promise<LenderCounts>;
  abstract panel(): Promise<PanelFacts>;
  /** Of those of them that are there and active. */
  abstract confirmations(ids: readonly string[]): Promise<readonly LenderConfirmation[]>;
}
