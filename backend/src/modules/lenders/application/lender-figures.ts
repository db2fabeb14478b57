export interface LenderCounts {
  readonly total: number;
  readonly active: number;
}

/** Public facts about the panel. */
export interface PanelFacts {
  /** Whether an active lender is unchanged demonstration data: public facts, not offers. */
  readonly demonstration: boolean;
  readonly activeLenders: number;
}

/** An active lender, with its last confirmation; null if never confirmed. */
export interface LenderConfirmation {
  readonly id: string;
  readonly name: string;
  readonly confirmedAt: Date | null;
}

/** Figures about the panel. */
export abstract class LenderFigures {
  /** Current counts. */
  abstract count(): Promise<LenderCounts>;
  abstract panel(): Promise<PanelFacts>;
  /** Confirmations of those that exist and are active. */
  abstract confirmations(ids: readonly string[]): Promise<readonly LenderConfirmation[]>;
}
